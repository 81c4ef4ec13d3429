/*
 * Hexline's battle in C: the rules of games/hexline/book.md as far as units of the roster need them (drill deployment, immediate
 * events), with the same dice, so that every battle must end in the same state. Included by hex.c and search.c.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLS = 17, ROWS = 15, CELLS = COLS * ROWS, MOST_UNITS = 2048, MOST_QUEUE = 4096, MOST_KINDS = 64 };
enum Trigger { PASSIVE, TURNSTART, ONHIT, ONKILL, WOUNDED, ENDTURN, LAMENT, HARVEST };
enum Effect { HEAL, FORTIFY, STRIKE, SPLASH, SUNDER, RAMP, PUSH, RETREAT, FREEZE, SILENCE, SUMMON, READY,
              BLOCK, ARMOR, BOOST, EXECUTE, UNDYING, LAMENT_AURA, SHADOWSTEP };
enum Target { SELF, TARGET, RANDOM, AREA, GLOBAL };

/* A set of hexes: one word a row. Sixteen rows and one more at either end, so that compilers handle several rows at once. */
typedef uint32_t Row;
enum { SET = 18 };
typedef Row Set[SET];

typedef struct { int trigger, effect, target, value, range, charge, aura, summonReady, index; } Ability;

typedef struct {
  char name[32];
  int cost, family, hp, damage, range, armor, speed, abilities;
  Ability all[3];
  int block, ownArmor, boost, triggers;
} Kind;

typedef struct {
  int16_t kind, side, cell, alive, hp, maxHp, damage, range, armor, speed, frozen, silenced, blockUsed, ramped, hasActed,
      readyTriggered, turnsTaken, readyBlades, summoner;
  int16_t charges[3];
  int32_t dealt, taken, healed, kills;
} Unit;

typedef struct { int effect, target, source, amount, answer; } Entry;

typedef struct { int count[2]; int kinds[2][30]; uint32_t key[8]; } Given;

static Kind kinds[MOST_KINDS];
static int kindCount, blade;

/* Board tables. */
static uint8_t rowOf[CELLS], colOf[CELLS];
static int16_t neighbours[CELLS][6];
static uint8_t distances[CELLS][CELLS];
static Set discs[9][CELLS];
static uint8_t discFirst[9][CELLS], discLast[9][CELLS];
static const int FORWARD[3][6] = {{0}, {0, 1, 2, 3, 4, 5}, {5, 4, 3, 2, 1, 0}};
static const int BACKWARD[3][6] = {{0}, {5, 3, 4, 1, 2, 0}, {0, 2, 1, 4, 3, 5}};

/* The battle. */
static Unit units[MOST_UNITS + 1];
static int unitCount, rows, battleRound, steps, stale, winner, orderLength, orderIndex, snapshotLength, left[3];
static const char *reason;
static int order[MOST_UNITS * 4];
static int32_t snapshot[MOST_UNITS * 6];
static Set freeRows, held[3];
static int16_t standing[CELLS];
static Entry queue[MOST_QUEUE];
static int head, tail, draining;
static int bearers[5][3][64], bearerCount[5][3];
enum { BOOSTING, SHIELDING, EXECUTING, SAVING, MOURNING };
static int harvesters[3][64], harvesterCount[3];

/* Dice: ChaCha8, as packages/kernel/src/dice/chacha.ts. */
static uint32_t key[8], words[16];
static uint32_t position, block;

static uint32_t turn(uint32_t x, int n) { return (x << n) | (x >> (32 - n)); }

static void quarter(uint32_t *s, int a, int b, int c, int d) {
  s[a] += s[b]; s[d] = turn(s[d] ^ s[a], 16);
  s[c] += s[d]; s[b] = turn(s[b] ^ s[c], 12);
  s[a] += s[b]; s[d] = turn(s[d] ^ s[a], 8);
  s[c] += s[d]; s[b] = turn(s[b] ^ s[c], 7);
}

static void fillWords(uint32_t counter) {
  uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  memcpy(start + 4, key, sizeof key);
  start[12] = counter;
  memcpy(words, start, sizeof words);
  for (int i = 0; i < 4; i++) {
    quarter(words, 0, 4, 8, 12); quarter(words, 1, 5, 9, 13); quarter(words, 2, 6, 10, 14); quarter(words, 3, 7, 11, 15);
    quarter(words, 0, 5, 10, 15); quarter(words, 1, 6, 11, 12); quarter(words, 2, 7, 8, 13); quarter(words, 3, 4, 9, 14);
  }
  for (int i = 0; i < 16; i++) words[i] += start[i];
}

static int draw(int n) {
  if (n == 1) return 0;
  for (;;) {
    if (position >> 4 != block) { block = position >> 4; fillWords(block); }
    uint32_t bits = words[position & 15] >> 1;
    position++;
    uint32_t result = bits % (uint32_t)n;
    if (bits - result <= 0x80000000u - (uint32_t)n) return (int)result;
  }
}

static void shuffle(int *list, int count) {
  for (int i = count - 1; i > 0; i--) {
    int j = draw(i + 1), kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}

static int distanceAt(int col, int row, int toCol, int toRow) {
  int dq = toCol - ((toRow - (toRow & 1)) >> 1) - (col - ((row - (row & 1)) >> 1)), dr = toRow - row;
  int most = abs(dq) > abs(dr) ? abs(dq) : abs(dr);
  return abs(dq + dr) > most ? abs(dq + dr) : most;
}

static void makeTables(void) {
  for (int cell = 0; cell < CELLS; cell++) {
    int col = cell % COLS, row = cell / COLS, odd = row & 1;
    int steps6[6][2] = {{1, 0}, {odd, -1}, {odd, 1}, {odd - 1, -1}, {odd - 1, 1}, {-1, 0}};
    colOf[cell] = (uint8_t)col;
    rowOf[cell] = (uint8_t)row;
    for (int d = 0; d < 6; d++) {
      int c = col + steps6[d][0], r = row + steps6[d][1];
      neighbours[cell][d] = (int16_t)(c >= 0 && c < COLS && r >= 0 && r < ROWS ? r * COLS + c : -1);
    }
    for (int other = 0; other < CELLS; other++)
      distances[cell][other] = (uint8_t)distanceAt(col, row, other % COLS, other / COLS);
    for (int radius = 0; radius < 9; radius++) {
      discFirst[radius][cell] = (uint8_t)(row - radius < 0 ? 0 : row - radius);
      discLast[radius][cell] = (uint8_t)(row + radius >= ROWS ? ROWS - 1 : row + radius);
      for (int other = 0; other < CELLS; other++)
        if (distances[cell][other] <= radius) discs[radius][cell][other / COLS + 1] |= 1u << (other % COLS);
    }
  }
}

static int isFree(int cell) { return freeRows[rowOf[cell] + 1] >> colOf[cell] & 1; }
static int apart(int a, int b) { return distances[units[a].cell][units[b].cell]; }

static void stand(int id, int cell) {
  Row bit = 1u << colOf[cell];
  freeRows[rowOf[cell] + 1] &= ~bit;
  held[units[id].side][rowOf[cell] + 1] |= bit;
  standing[cell] = (int16_t)id;
  units[id].cell = (int16_t)cell;
}

static void lift(int id) {
  int cell = units[id].cell;
  Row bit = 1u << colOf[cell];
  freeRows[rowOf[cell] + 1] |= bit;
  held[units[id].side][rowOf[cell] + 1] &= ~bit;
}

static void relocate(int id, int cell) { lift(id); stand(id, cell); }

/* Ids of a side's living units within a radius of a cell, in id order. */
static int findWithin(int side, int cell, int radius, int16_t *found) {
  int count = 0;
  for (int y = discFirst[radius][cell]; y <= discLast[radius][cell]; y++)
    for (Row bits = held[side][y + 1] & discs[radius][cell][y + 1]; bits; bits &= bits - 1) {
      int16_t id = standing[y * COLS + __builtin_ctz(bits)];
      int at = count++;
      while (at > 0 && found[at - 1] > id) { found[at] = found[at - 1]; at--; }
      found[at] = id;
    }
  return count;
}

static int newUnit(int kind, int side, int cell) {
  if (unitCount == MOST_UNITS) { fprintf(stderr, "too many units\n"); exit(1); }
  int id = ++unitCount;
  const Kind *k = &kinds[kind];
  units[id] = (Unit){.kind = (int16_t)kind, .side = (int16_t)side, .alive = 1, .hp = (int16_t)k->hp, .maxHp = (int16_t)k->hp,
                     .damage = (int16_t)k->damage, .range = (int16_t)k->range, .armor = (int16_t)k->armor, .speed = (int16_t)k->speed};
  left[side]++;
  stand(id, cell);
  return id;
}

static void fireAll(int id, int trigger, int context, int answering);
static void release(int id, const Ability *ability, int context);
static int isCharged(int id, const Ability *ability);

/* HEX-65: whoever has gained five gains no more. */
static void gainDamage(int id, int value) {
  if (units[id].ramped >= 5) return;
  units[id].damage = (int16_t)(units[id].damage + value);
  units[id].ramped = (int16_t)(units[id].ramped + value);
}

static void die(int fallen, int killer) {
  int side = units[fallen].side;
  units[fallen].alive = 0;
  units[fallen].hp = 0;
  left[side]--;
  lift(fallen);
  if (units[killer].alive) {
    units[killer].kills++;
    if (kinds[units[killer].kind].triggers >> ONKILL & 1) fireAll(killer, ONKILL, fallen, 0);
  }
  int isBlade = units[fallen].kind == blade;
  for (int i = 0; i < bearerCount[MOURNING][side]; i++) {
    int mourner = bearers[MOURNING][side][i];
    const Kind *kind = &kinds[units[mourner].kind];
    for (int a = 0; a < kind->abilities; a++) {
      const Ability *ability = &kind->all[a];
      if (ability->trigger != LAMENT && ability->effect != LAMENT_AURA) continue;
      if (!units[mourner].alive || units[mourner].silenced > 0) break;
      int reach = ability->effect == LAMENT_AURA ? ability->aura : ability->range;
      if (apart(mourner, fallen) > reach || (isBlade && ability->effect == SUMMON)) continue;
      if (ability->effect == LAMENT_AURA) {
        int16_t found[CELLS];
        int count = findWithin(side, units[mourner].cell, reach, found);
        for (int f = 0; f < count; f++) gainDamage(found[f], ability->value);
      } else if (isCharged(mourner, ability)) release(mourner, ability, killer);
    }
  }
  side = 3 - side;
  for (int i = 0; i < harvesterCount[side]; i++) {
    int harvester = harvesters[side][i];
    const Kind *kind = &kinds[units[harvester].kind];
    for (int a = 0; a < kind->abilities; a++) {
      const Ability *ability = &kind->all[a];
      if (ability->trigger != HARVEST) continue;
      if (!units[harvester].alive || units[harvester].silenced > 0) break;
      if (apart(harvester, fallen) > ability->range || (isBlade && ability->effect == SUMMON)) continue;
      if (isCharged(harvester, ability)) release(harvester, ability, fallen);
    }
  }
}

static int isSaved(int target) {
  int source = 0, cost = 0, nearest = 0, side = units[target].side;
  for (int i = 0; i < bearerCount[SAVING][side]; i++) {
    int bearer = bearers[SAVING][side][i];
    if (!units[bearer].alive || units[bearer].silenced > 0 || bearer == target) continue;
    int distance = apart(bearer, target);
    const Kind *kind = &kinds[units[bearer].kind];
    for (int a = 0; a < kind->abilities; a++) {
      const Ability *ability = &kind->all[a];
      if (ability->effect != UNDYING || distance > ability->aura || ability->value > units[target].damage) continue;
      if (source && (ability->value > cost || (ability->value == cost && distance >= nearest))) continue;
      source = bearer;
      cost = ability->value;
      nearest = distance;
    }
  }
  units[target].damage = (int16_t)(units[target].damage - cost);
  return source != 0;
}

static void damage(int source, int target, int amount, int answer) {
  Unit *t = &units[target];
  if (!t->alive || amount <= 0) return;
  const Kind *kind = &kinds[t->kind];
  if (t->silenced == 0 && t->blockUsed < kind->block) { t->blockUsed++; return; }
  int armor = t->armor + (t->silenced > 0 ? 0 : kind->ownArmor);
  for (int i = 0; i < bearerCount[SHIELDING][t->side]; i++) {
    int bearer = bearers[SHIELDING][t->side][i];
    if (!units[bearer].alive || units[bearer].silenced > 0) continue;
    const Kind *other = &kinds[units[bearer].kind];
    int distance = apart(bearer, target);
    for (int a = 0; a < other->abilities; a++)
      if (other->all[a].effect == ARMOR && other->all[a].aura && distance <= other->all[a].aura) armor += other->all[a].value;
  }
  int actual = amount - armor;
  if (actual <= 0) return;
  if (actual >= t->hp && isSaved(target)) return;
  int lost = actual < t->hp ? actual : t->hp;
  t->hp = (int16_t)(t->hp - lost);
  t->taken += lost;
  if (units[source].alive) units[source].dealt += lost;
  if (t->hp == 0) { die(target, source); return; }
  if (kind->triggers >> WOUNDED & 1) fireAll(target, WOUNDED, source, answer);
  if (!t->alive) return;
  int foe = 3 - t->side;
  for (int i = 0; i < bearerCount[EXECUTING][foe]; i++) {
    int bearer = bearers[EXECUTING][foe][i];
    if (!units[bearer].alive || units[bearer].silenced > 0) continue;
    const Kind *other = &kinds[units[bearer].kind];
    for (int a = 0; a < other->abilities; a++)
      if (other->all[a].effect == EXECUTE && apart(bearer, target) <= other->all[a].aura && other->all[a].value >= t->hp) {
        die(target, bearer);
        return;
      }
  }
}

static void drain(void) {
  draining = 1;
  while (head < tail) {
    Entry entry = queue[head++];
    Unit *t = &units[entry.target], *s = &units[entry.source];
    if (!t->alive) continue;
    if (entry.effect == HEAL) {
      int amount = t->maxHp - t->hp < entry.amount ? t->maxHp - t->hp : entry.amount;
      t->hp = (int16_t)(t->hp + amount);
      if (s->alive) s->healed += amount;
    } else if (entry.effect == FORTIFY) {
      t->maxHp = (int16_t)(t->maxHp + entry.amount);
      t->hp = (int16_t)(t->hp + entry.amount);
      if (s->alive) s->healed += entry.amount;
    } else if (entry.effect == SUNDER) t->armor = (int16_t)(t->armor - entry.amount);
    else damage(entry.source, entry.target, entry.amount, entry.answer);
  }
  head = tail = draining = 0;
}

static void enqueue(int source, int target, const Ability *ability) {
  if (tail == MOST_QUEUE) { fprintf(stderr, "too many effects\n"); exit(1); }
  queue[tail++] = (Entry){ability->effect, target, source, ability->value, ability->trigger == WOUNDED};
}

static int isCharged(int id, const Ability *ability) {
  if (ability->charge == 1) return 1;
  int count = units[id].charges[ability->index] + 1;
  units[id].charges[ability->index] = (int16_t)(count >= ability->charge ? 0 : count);
  return count >= ability->charge;
}

static void resolveReady(int id) {
  units[id].readyTriggered = 0;
  if (units[id].turnsTaken >= 3) return;
  units[id].hasActed = 0;
  order[orderLength++] = id;
}

static void slide(int bearer, int id, int value) {
  Unit *u = &units[id], *b = &units[bearer];
  int row = rowOf[u->cell], col = colOf[u->cell];
  int ahead = 2 * col + (row & 1) - (2 * colOf[b->cell] + (rowOf[b->cell] & 1));
  int step = ahead ? (ahead > 0 ? 1 : -1) : b->side == 1 ? 1 : -1, from = col;
  while (value > 0 && col + step >= 0 && col + step < COLS && isFree(row * COLS + col + step)) { col += step; value--; }
  if (col != from) relocate(id, row * COLS + col);
}

static void push(int bearer, int16_t *chosen, int count, int value) {
  for (int i = 1; i < count; i++) {
    int16_t id = chosen[i];
    int at = i;
    while (at > 0 && apart(bearer, chosen[at - 1]) < apart(bearer, id)) { chosen[at] = chosen[at - 1]; at--; }
    chosen[at] = id;
  }
  for (int i = 0; i < count; i++) slide(bearer, chosen[i], value);
}

static void retreat(int bearer, int danger, int value) {
  for (; value > 0; value--) {
    int here = units[bearer].cell, found = -1;
    for (int i = 0; i < 6 && found < 0; i++) {
      int cell = neighbours[here][BACKWARD[units[bearer].side][i]];
      if (cell >= 0 && isFree(cell) && distances[cell][danger] > distances[here][danger]) found = cell;
    }
    if (found < 0) return;
    relocate(bearer, found);
  }
}

static void summon(int bearer, const Ability *ability) {
  int room = 4, here = units[bearer].cell, side = units[bearer].side;
  for (int id = 1; id <= unitCount; id++) room -= units[id].alive && units[id].summoner == bearer;
  if (ability->value < room) room = ability->value;
  for (int i = 0; i < 6 && room > 0; i++) {
    int cell = neighbours[here][FORWARD[side][i]];
    if (cell < 0 || !isFree(cell)) continue;
    int id = newUnit(blade, side, cell);
    int now = ability->summonReady && units[bearer].readyBlades < 2;
    units[id].summoner = (int16_t)bearer;
    units[id].hasActed = !now;
    if (now) { units[bearer].readyBlades++; order[orderLength++] = id; }
    room--;
  }
}

static void release(int id, const Ability *ability, int context) {
  int16_t chosen[CELLS];
  int count = 0, effect = ability->effect, side = units[id].side;
  int whose = effect == HEAL || effect == FORTIFY ? side : 3 - side;
  switch (ability->target) {
    case SELF: chosen[count++] = (int16_t)id; break;
    case TARGET:
      if (context && (units[context].alive || effect == SPLASH || effect == RETREAT)) chosen[count++] = (int16_t)context;
      break;
    case GLOBAL:
      for (int other = 1; other <= unitCount; other++)
        if (units[other].alive && units[other].side == whose) chosen[count++] = (int16_t)other;
      break;
    default: count = findWithin(whose, units[id].cell, ability->range, chosen);
  }
  if (effect == HEAL && ability->target != SELF) {
    int kept = 0;
    for (int i = 0; i < count; i++) if (units[chosen[i]].hp < units[chosen[i]].maxHp) chosen[kept++] = chosen[i];
    count = kept;
  }
  if (ability->target == RANDOM && count > 1) { chosen[0] = chosen[draw(count)]; count = 1; }
  switch (effect) {
    case HEAL: case FORTIFY: case STRIKE: case SUNDER:
      for (int i = 0; i < count; i++) enqueue(id, chosen[i], ability);
      break;
    case SPLASH:
      if (count) {
        int16_t near[CELLS];
        int within = findWithin(3 - side, units[chosen[0]].cell, 1, near);
        for (int i = 0; i < within; i++) if (apart(chosen[0], near[i]) == 1) enqueue(id, near[i], ability);
      }
      break;
    case RAMP:
      gainDamage(id, ability->value);
      break;
    case PUSH: push(id, chosen, count, ability->value); break;
    case RETREAT: if (count) retreat(id, units[chosen[0]].cell, ability->value); break;
    case FREEZE:
      for (int i = 0; i < count; i++) if (units[chosen[i]].frozen < ability->value) units[chosen[i]].frozen = (int16_t)ability->value;
      break;
    case SILENCE:
      for (int i = 0; i < count; i++) if (units[chosen[i]].silenced < ability->value) units[chosen[i]].silenced = (int16_t)ability->value;
      break;
    case SUMMON: summon(id, ability); break;
    case READY:
      units[id].readyTriggered = 1;
      if (units[id].hasActed) resolveReady(id);
      break;
  }
  if (!draining) drain();
}

static void fireAll(int id, int trigger, int context, int answering) {
  const Kind *kind = &kinds[units[id].kind];
  for (int a = 0; a < kind->abilities; a++) {
    const Ability *ability = &kind->all[a];
    if (ability->trigger != trigger) continue;
    if (!units[id].alive || units[id].silenced > 0) return;
    if (answering && (ability->effect == STRIKE || ability->effect == SPLASH)) continue;
    if (trigger == ONKILL && ability->effect == SUMMON && units[context].kind == blade) continue;
    if (isCharged(id, ability)) release(id, ability, context);
  }
}

static int attack(int id) {
  int16_t found[CELLS];
  int count = findWithin(3 - units[id].side, units[id].cell, units[id].range, found);
  if (count == 0) return 0;
  int target = found[draw(count)], amount = units[id].damage, side = units[id].side;
  for (int i = 0; i < bearerCount[BOOSTING][side]; i++) {
    int bearer = bearers[BOOSTING][side][i];
    if (units[bearer].alive && units[bearer].silenced == 0) amount += kinds[units[bearer].kind].boost;
  }
  damage(id, target, amount, 0);
  return target;
}

static Set onBoard, evenRows, oddRows;

/* `into` becomes those neighbours of the set, and the set itself, that lie within `inside`; true when there are any. */
static Row spread(const Row *restrict from, Row *restrict into, const Row *restrict inside) {
  Row any = 0;
  for (int y = 1; y <= 16; y++) {
    Row here = from[y], beside = from[y - 1] | from[y + 1];
    Row cells = (here | here << 1 | here >> 1 | beside | (beside << 1 & evenRows[y]) | (beside >> 1 & oddRows[y])) & inside[y];
    into[y] = cells;
    any |= cells;
  }
  return any;
}

static Set layers[CELLS];

/* Of some firing hexes the enemy of lowest id they can hit. */
static int lowestHit(const Row *hexes, int foe, int range) {
  int lowest = MOST_UNITS + 1;
  for (int y = 0; y < rows; y++)
    for (Row bits = hexes[y + 1]; bits; bits &= bits - 1) {
      int cell = y * COLS + __builtin_ctz(bits);
      for (int r = discFirst[range][cell]; r <= discLast[range][cell]; r++)
        for (Row near = held[foe][r + 1] & discs[range][cell][r + 1]; near; near &= near - 1) {
          int id = standing[r * COLS + __builtin_ctz(near)];
          if (id < lowest) lowest = id;
        }
    }
  return lowest;
}

/* Several first steps lead to firing hexes: those that lead to the enemy of lowest id. */
static void settle(int id, int depth, Row *first) {
  static Set ways[CELLS];
  memcpy(ways[depth], first, sizeof ways[depth]);
  for (int d = depth; d > 0; d--) spread(ways[d], ways[d - 1], layers[d - 1]);
  int range = units[id].range, cell = units[lowestHit(ways[0], 3 - units[id].side, range)].cell;
  Row cut = 0;
  for (int y = 1; y <= 16; y++) {
    Row kept = ways[0][y] & discs[range][cell][y];
    cut |= kept ^ ways[0][y];
    ways[0][y] = kept;
  }
  if (!cut) return;
  for (int d = 1; d <= depth; d++) {
    Set kept = {0};
    spread(ways[d - 1], kept, ways[d]);
    memcpy(ways[d], kept, sizeof kept);
  }
  memcpy(first, ways[depth], sizeof ways[depth]);
}

/* HEX-53: as near as it gets. */
static int approach(int id) {
  Set reached = {0}, layer = {0}, wider = {0};
  static int depthOf[CELLS];
  int here = units[id].cell, side = units[id].side, foe = 3 - side, list[CELLS], count = 0;
  reached[rowOf[here] + 1] = 1u << colOf[here];
  list[count++] = here;
  depthOf[here] = 0;
  for (int at = 0; at < count; at++)
    for (int d = 0; d < 6; d++) {
      int cell = neighbours[list[at]][d];
      if (cell < 0 || !isFree(cell) || (reached[rowOf[cell] + 1] >> colOf[cell] & 1)) continue;
      reached[rowOf[cell] + 1] |= 1u << colOf[cell];
      depthOf[cell] = depthOf[list[at]] + 1;
      list[count++] = cell;
    }
  int best = -1, bestNear = 0;
  for (int at = 0; at < count; at++) {
    int cell = list[at], near = CELLS;
    for (int enemy = 1; enemy <= unitCount; enemy++)
      if (units[enemy].alive && units[enemy].side == foe && distances[cell][units[enemy].cell] < near) near = distances[cell][units[enemy].cell];
    int better = best < 0 || near < bestNear;
    if (!better && near == bestNear) {
      int forward = side == 1 ? colOf[cell] - colOf[best] : colOf[best] - colOf[cell];
      int north = side == 1 ? rowOf[best] - rowOf[cell] : rowOf[cell] - rowOf[best];
      better = depthOf[cell] < depthOf[best] || (depthOf[cell] == depthOf[best] && (forward > 0 || (forward == 0 && north > 0)));
    }
    if (better) { best = cell; bestNear = near; }
  }
  if (best == here) return -1;
  memset(layer, 0, sizeof layer);
  layer[rowOf[best] + 1] = 1u << colOf[best];
  for (int d = depthOf[best] - 1; d > 0; d--) {
    spread(layer, wider, onBoard);
    memset(layer, 0, sizeof layer);
    for (int at = 0; at < count; at++)
      if (depthOf[list[at]] == d && (wider[rowOf[list[at]] + 1] >> colOf[list[at]] & 1)) layer[rowOf[list[at]] + 1] |= 1u << colOf[list[at]];
  }
  for (int i = 0; i < 6; i++) {
    int cell = neighbours[here][FORWARD[side][i]];
    if (cell >= 0 && (layer[rowOf[cell] + 1] >> colOf[cell] & 1)) return cell;
  }
  return -1;
}

/* One hex on foot: floods outward from the firing hexes. 0 stayed, 1 nearer, 2 an enemy is in range now. */
static int walk(int id) {
  int here = units[id].cell, side = units[id].side, range = units[id].range;
  Set dry, first = {0}, goals[2] = {{0}};
  spread(held[3 - side], goals[0], onBoard);
  for (int r = 1; r < range; r++) spread(goals[(r - 1) & 1], goals[r & 1], onBoard);
  const Row *firing = goals[(range - 1) & 1];
  for (int y = 1; y <= 16; y++) {
    layers[0][y] = firing[y] & freeRows[y];
    dry[y] = freeRows[y] & ~firing[y];
  }
  int row = rowOf[here];
  const Row *around = discs[1][here];
  for (int depth = 0;; depth++) {
    const Row *layer = layers[depth];
    Row north = layer[row] & around[row], level = layer[row + 1] & around[row + 1], south = layer[row + 2] & around[row + 2];
    if (north | level | south) {
      uint64_t ways = (uint64_t)north << 40 | (uint64_t)level << 20 | south;
      first[row] = north;
      first[row + 1] = level;
      first[row + 2] = south;
      if (ways & (ways - 1)) settle(id, depth, first);
      for (int i = 0; i < 6; i++) {
        int cell = neighbours[here][FORWARD[side][i]];
        if (cell < 0 || !(first[rowOf[cell] + 1] >> colOf[cell] & 1)) continue;
        relocate(id, cell);
        return depth == 0 ? 2 : 1;
      }
    }
    if (!spread(layer, layers[depth + 1], dry)) break;
    for (int y = 1; y <= 16; y++) dry[y] ^= layers[depth + 1][y];
  }
  int cell = approach(id);
  if (cell < 0) return 0;
  relocate(id, cell);
  return 1;
}

static int shadowstep(int id) {
  int landing = -1, furthest = 0, foe = 3 - units[id].side;
  for (int enemy = 1; enemy <= unitCount; enemy++) {
    if (!units[enemy].alive || units[enemy].side != foe || apart(id, enemy) <= furthest) continue;
    for (int i = 0; i < 6; i++) {
      int cell = neighbours[units[enemy].cell][BACKWARD[foe][i]];
      if (cell < 0 || !isFree(cell)) continue;
      landing = cell;
      furthest = apart(id, enemy);
      break;
    }
  }
  if (landing < 0) return 0;
  relocate(id, landing);
  return 1;
}

/* True when an enemy is in range afterwards. */
static int move(int id) {
  const Kind *kind = &kinds[units[id].kind];
  for (int a = 0; a < kind->abilities; a++)
    if (kind->all[a].effect == SHADOWSTEP && units[id].silenced == 0 && isCharged(id, &kind->all[a]) && shadowstep(id)) return 1;
  int walked = walk(id), need = units[id].speed - 100;
  if (walked == 1 && need > 0 && (need >= 100 || draw(100) < need)) return walk(id) == 2;
  return walked == 2;
}

static void act(int id) {
  int triggers = kinds[units[id].kind].triggers, attacked = 0;
  if (triggers >> TURNSTART & 1) fireAll(id, TURNSTART, 0, 0);
  if (units[id].alive) {
    attacked = attack(id);
    if (!attacked && left[3 - units[id].side] && move(id)) attacked = attack(id);
  }
  if (attacked && triggers >> ONHIT & 1) fireAll(id, ONHIT, attacked, 0);
  if (triggers >> ENDTURN & 1) fireAll(id, ENDTURN, attacked, 0);
}

static void takeTurn(int id) {
  Unit *u = &units[id];
  int marked = u->silenced > 0;
  u->turnsTaken++;
  if (u->frozen > 0) u->frozen--;
  else act(id);
  if (!u->alive) return;
  u->hasActed = 1;
  if (marked) u->silenced--;
  if (u->readyTriggered) resolveReady(id);
}

static void end(int side, const char *why) { winner = side; reason = why; }

static void startRound(void) {
  int at = 0, same = 1;
  battleRound++;
  int living[MOST_UNITS], count = 0;
  for (int id = 1; id <= unitCount; id++) {
    Unit *u = &units[id];
    if (!u->alive) continue;
    int32_t now[6] = {id, u->hp, colOf[u->cell], rowOf[u->cell], u->armor, u->damage};
    if (same && (at + 6 > snapshotLength || memcmp(snapshot + at, now, sizeof now))) same = 0;
    if (!same) memcpy(snapshot + at, now, sizeof now);
    at += 6;
    living[count++] = id;
  }
  if (snapshotLength != at) same = 0;
  snapshotLength = at;
  stale = same && battleRound > 1 ? stale + 1 : 0;
  if (stale == 3) { end(0, "stalemate"); return; }
  if (battleRound > 60) { end(0, "round_limit"); return; }
  for (int i = 0; i < count; i++) {
    Unit *u = &units[living[i]];
    order[i] = living[i];
    if (battleRound > 1) u->hasActed = u->blockUsed = u->turnsTaken = u->readyBlades = 0;
  }
  orderLength = count;
  orderIndex = 0;
  shuffle(order, count);
}

static void deploy(const Given *battle, int side) {
  const int *army = battle->kinds[side - 1];
  int count = battle->count[side - 1], column = 0;
  int16_t cells[30];
  for (int range = 1; range <= 6; range++) {
    int places[30], length = 0, next = 0;
    for (;;) {
      while (next < count && length < rows) { if (kinds[army[next]].range == range) places[length++] = next; next++; }
      if (length == 0) break;
      if (column == 6) { fprintf(stderr, "more than six columns\n"); exit(1); }
      shuffle(places, length);
      int spare = rows - length, firstRow = side == 1 ? spare / 2 : (spare + 1) / 2, col = side == 1 ? 5 - column : 11 + column;
      for (int i = 0; i < length; i++) cells[places[i]] = (int16_t)((firstRow + i) * COLS + col);
      column++;
      length = 0;
    }
  }
  for (int i = 0; i < count; i++) {
    int id = newUnit(army[i], side, cells[i]);
    const Kind *kind = &kinds[army[i]];
    int has[5] = {kind->boost > 0, 0, 0, 0, 0}, reaps = 0;
    for (int a = 0; a < kind->abilities; a++) {
      const Ability *ability = &kind->all[a];
      has[SHIELDING] |= ability->effect == ARMOR && ability->aura;
      has[EXECUTING] |= ability->effect == EXECUTE;
      has[SAVING] |= ability->effect == UNDYING;
      has[MOURNING] |= ability->trigger == LAMENT || ability->effect == LAMENT_AURA;
      reaps |= ability->trigger == HARVEST;
    }
    for (int h = 0; h < 5; h++) if (has[h]) bearers[h][side][bearerCount[h][side]++] = id;
    if (reaps) harvesters[side][harvesterCount[side]++] = id;
  }
}

static void fight(const Given *battle) {
  int most = battle->count[0] > battle->count[1] ? battle->count[0] : battle->count[1];
  rows = 3 + (most + 1) / 2;
  if (rows < 5) rows = 5;
  if (rows > ROWS) rows = ROWS;
  memcpy(key, battle->key, sizeof key);
  position = 0;
  block = UINT32_MAX;
  unitCount = battleRound = orderLength = orderIndex = steps = stale = snapshotLength = head = tail = draining = left[1] = left[2] = 0;
  winner = -1;
  memset(held, 0, sizeof held);
  memset(bearerCount, 0, sizeof bearerCount);
  memset(harvesterCount, 0, sizeof harvesterCount);
  for (int y = 0; y < ROWS; y++) {
    onBoard[y + 1] = freeRows[y + 1] = y < rows ? (1u << COLS) - 1 : 0;
    evenRows[y + 1] = y & 1 ? 0 : ~0u;
    oddRows[y + 1] = ~evenRows[y + 1];
  }
  deploy(battle, 1);
  deploy(battle, 2);
  startRound();
  while (winner < 0) {
    steps++;
    for (;;) {
      while (orderIndex < orderLength && !units[order[orderIndex]].alive) orderIndex++;
      if (orderIndex < orderLength) break;
      startRound();
      if (winner >= 0) return;
    }
    takeTurn(order[orderIndex]);
    orderIndex++;
    if (left[1] && left[2]) continue;
    if (left[1]) end(1, "eliminated");
    else if (left[2]) end(2, "eliminated");
    else end(0, "mutual");
  }
}

static int readNumber(void) {
  int value;
  if (scanf("%d", &value) != 1) { fprintf(stderr, "a number is missing\n"); exit(1); }
  return value;
}

static void readKinds(void) {
  kindCount = readNumber();
  for (int k = 0; k < kindCount; k++) {
    Kind *kind = &kinds[k];
    if (scanf("%31s", kind->name) != 1) exit(1);
    if (!strcmp(kind->name, "blade")) blade = k;
    kind->cost = readNumber(); kind->family = readNumber();
    kind->hp = readNumber(); kind->damage = readNumber(); kind->range = readNumber();
    kind->armor = readNumber(); kind->speed = readNumber(); kind->abilities = readNumber();
    for (int a = 0; a < kind->abilities; a++) {
      Ability *ability = &kind->all[a];
      ability->trigger = readNumber(); ability->effect = readNumber(); ability->target = readNumber();
      ability->value = readNumber(); ability->range = readNumber(); ability->charge = readNumber();
      ability->aura = readNumber(); ability->summonReady = readNumber();
      ability->index = a;
      kind->triggers |= 1 << ability->trigger;
      if (ability->effect == BLOCK) kind->block += ability->value;
      if (ability->effect == BOOST) kind->boost += ability->value;
      if (ability->effect == ARMOR && !ability->aura) kind->ownArmor += ability->value;
    }
  }
}

/*
 * Searches for Hexline armies, over the battles of battle.c: single ones, drilled, sides swapped from battle to battle.
 *
 * Reads unit types, then a list of armies, each with a weight (0 where it means nothing): "weight count type type ...".
 * Prints armies in the same form, after a share of the points where there is one.
 *
 * search field <seed> <rounds>    a double oracle that begins with the armies given: the best answer to the mixed equilibrium of
 *                                 the armies found so far joins them; prints all by weight in the equilibrium, heaviest first
 * search units <seed> <battles>   for every type the best army with at least two of it against the armies given, by weight, and
 *                                 its share in so many battles that nothing was chosen by
 * search answer <seed> <battles>  the same without a type
 * search shares <seed> <battles>  the share of each army of weight 0 against the others of weight above 0, in fresh battles
 * search best <seed> <kept>       the best armies against those of weight above 0 with all units of the last one given, which is not
 *                                 in the field; shares are of the battles they were chosen by, which flatters them
 * search pairs <seed> <battles>   for every army a line of its shares against all of them, so many battles a pairing
 */
#include <math.h>

#include "battle.c"

enum { MOST_ARMIES = 512, BUDGET = 100, MOST_COPIES = 4, AT_LEAST = 2, DRAWN = 24, FEW = 6, MOST_KEPT = 64 };
/* What an army of an equilibrium weighs at least. */
#define HEAVY 0.01

/* How many of each type; so one army has one form. */
typedef struct { uint8_t of[MOST_KINDS]; } Army;
typedef struct { Army army; double weight; } Weighed;
/* An army and what it took from each of a field. */
typedef struct { Army army; double points[MOST_ARMIES], share; int battles[MOST_ARMIES]; } Tried;

static Weighed pool[MOST_ARMIES];
static int poolCount;
static uint64_t dice;
/* The best that the last search has found, best first. */
static Tried top[MOST_ARMIES + 2 * DRAWN];

/* SplitMix64: choices of the search, and keys of the battles' own dice. */
static uint64_t next64(void) {
  uint64_t z = (dice += 0x9e3779b97f4a7c15u);
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static int below(int n) { return (int)((next64() >> 33) % (uint64_t)n); }

static void place(Given *battle, int seat, const Army *army) {
  int count = 0;
  for (int k = 0; k < kindCount; k++)
    for (int c = 0; c < army->of[k]; c++) battle->kinds[seat][count++] = k;
  battle->count[seat] = count;
}

/* Points of the first army, which is West in every other battle. */
static double points(const Army *army, const Army *other, int first, int battles) {
  static Given given[2];
  double won = 0;
  for (int turned = 0; turned < 2; turned++) {
    place(&given[turned], turned, army);
    place(&given[turned], 1 - turned, other);
  }
  for (int b = first; b < first + battles; b++) {
    Given *battle = &given[b & 1];
    for (int i = 0; i < 8; i += 2) {
      uint64_t bits = next64();
      battle->key[i] = (uint32_t)bits;
      battle->key[i + 1] = (uint32_t)(bits >> 32);
    }
    fight(battle);
    won += winner == 0 ? 0.5 : winner == 1 + (b & 1);
  }
  return won;
}

/* An even number, so that both sides are played alike. */
static int battlesFor(double part, int battles) {
  int half = (int)(battles * part / 2 + 0.5);
  return 2 * (half < 1 ? 1 : half);
}

static double totalWeight(const Weighed *field, int count) {
  double all = 0;
  for (int i = 0; i < count; i++) all += field[i].weight;
  return all;
}

/* Plays an army on until it has so many battles against a field, by weight. */
static void play(Tried *tried, const Weighed *field, int count, int battles) {
  double all = totalWeight(field, count), share = 0;
  for (int i = 0; i < count; i++) {
    int often = battlesFor(field[i].weight / all, battles), more = often - tried->battles[i];
    if (more > 0) {
      tried->points[i] += points(&tried->army, &field[i].army, tried->battles[i], more);
      tried->battles[i] = often;
    }
    share += field[i].weight / all * tried->points[i] / tried->battles[i];
  }
  tried->share = share;
}

/* The share of an army against everybody else of a field by weight, in battles that nothing was chosen by. */
static double fresh(const Army *army, const Weighed *field, int count, int battles) {
  double all = 0, share = 0;
  for (int i = 0; i < count; i++)
    if (memcmp(army, &field[i].army, sizeof *army)) all += field[i].weight;
  for (int i = 0; i < count; i++) {
    if (field[i].weight <= 0 || !memcmp(army, &field[i].army, sizeof *army)) continue;
    int often = battlesFor(field[i].weight / all, battles);
    share += field[i].weight / all * points(army, &field[i].army, 0, often) / often;
  }
  return share;
}

static int costOf(const Army *army) {
  int cost = 0;
  for (int k = 0; k < kindCount; k++) cost += army->of[k] * kinds[k].cost;
  return cost;
}

/* Adds types at random, of the army's families and at most two of them, while the points last. */
static void complete(Army *army) {
  int families = 0, left = BUDGET - costOf(army), count, fits[MOST_KINDS];
  for (int k = 0; k < kindCount; k++) if (army->of[k]) families |= 1 << kinds[k].family;
  while (__builtin_popcount((unsigned)families) < 2) families |= 1 << below(4);
  for (;;) {
    count = 0;
    for (int k = 0; k < kindCount; k++)
      if (k != blade && families >> kinds[k].family & 1 && kinds[k].cost <= left && army->of[k] < MOST_COPIES) fits[count++] = k;
    if (count == 0) return;
    int k = fits[below(count)];
    army->of[k]++;
    left -= kinds[k].cost;
  }
}

/* One unit goes at random, but no more than `kept` says stays of a type; false when nobody can go. */
static int drop(Army *army, const Army *kept) {
  int among = 0;
  for (int k = 0; k < kindCount; k++) among += army->of[k] - kept->of[k];
  if (among <= 0) return 0;
  int which = below(among);
  for (int k = 0; k < kindCount; k++) {
    which -= army->of[k] - kept->of[k];
    if (which < 0) { army->of[k]--; return 1; }
  }
  return 0;
}

/* Two of a type come into an army; families that no longer fit go, then as many units as the points ask. */
static Army with(Army army, const Army *must) {
  int own = 0, others = 0;
  for (int k = 0; k < kindCount; k++) {
    if (must->of[k]) own |= 1 << kinds[k].family;
    if (army.of[k]) others |= 1 << kinds[k].family;
    if (army.of[k] < must->of[k]) army.of[k] = must->of[k];
  }
  others &= ~own;
  while (__builtin_popcount((unsigned)(own | others)) > 2) others &= ~(1 << below(4));
  for (int k = 0; k < kindCount; k++) if (!((own | others) >> kinds[k].family & 1)) army.of[k] = 0;
  while (costOf(&army) > BUDGET && drop(&army, must)) continue;
  return army;
}

static Army changed(Army army, const Army *must, int gone) {
  army = with(army, must);
  while (gone-- > 0) drop(&army, must);
  complete(&army);
  return army;
}

static int byShare(const void *a, const void *b) {
  double one = ((const Tried *)a)->share, two = ((const Tried *)b)->share;
  return (one < two) - (one > two);
}

/* The best of some armies after so many battles each; doubles go. */
static int best(Tried *tried, int count, const Weighed *field, int fieldCount, int battles, int kept) {
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++)
      if (!memcmp(&tried[i].army, &tried[j].army, sizeof(Army))) tried[j--] = tried[--count];
  for (int i = 0; i < count; i++) play(&tried[i], field, fieldCount, battles);
  qsort(tried, (size_t)count, sizeof *tried, byShare);
  return count < kept ? count : kept;
}

static void begin(Tried *tried, Army army) {
  memset(tried, 0, sizeof *tried);
  tried->army = army;
}

/*
 * The best answers to a field among armies with what must be in them: armies drawn at random and all that are known, the field's
 * own changed, fewer and fewer of them the more they have played, then changed again and again.
 */
static int answers(const Weighed *field, int count, const Army *must, int kept) {
  enum { CHANGES = 5, TURNS = 6 };
  static Tried next[MOST_KEPT * CHANGES];
  int tops = 0;
  for (int i = 0; i < poolCount; i++) begin(&top[tops++], changed(pool[i].army, must, 0));
  for (int i = 0; i < DRAWN; i++) {
    begin(&top[tops++], changed((Army){{0}}, must, 0));
    begin(&top[tops++], changed(field[i % count].army, must, 1 + below(3)));
  }
  tops = best(top, tops, field, count, 24, 4 * kept);
  tops = best(top, tops, field, count, 60, 2 * kept);
  tops = best(top, tops, field, count, 120, kept);
  for (int turn = 0; turn < TURNS; turn++) {
    int nexts = 0;
    for (int i = 0; i < tops; i++)
      for (int c = 0; c < CHANGES; c++) begin(&next[nexts++], changed(top[i].army, must, 1 + below(3)));
    nexts = best(next, nexts, field, count, 24, 2 * kept);
    nexts = best(next, nexts, field, count, 60, kept);
    memcpy(top + tops, next, (size_t)nexts * sizeof *next);
    tops = best(top, tops + nexts, field, count, turn < 3 ? 120 : 240, kept);
  }
  return best(top, tops, field, count, 600, kept);
}

static Army answer(const Weighed *field, int count, const Army *must) {
  answers(field, count, must, FEW);
  return top[0].army;
}

static int byWeight(const void *a, const void *b) {
  double one = ((const Weighed *)a)->weight, two = ((const Weighed *)b)->weight;
  return (one < two) - (one > two);
}

/* What the pool's armies took from each other, and in how many battles. */
static double taken[MOST_ARMIES][MOST_ARMIES];
static int played[MOST_ARMIES][MOST_ARMIES];

static double between(int i, int j) { return i == j ? 0.5 : taken[i][j] / played[i][j]; }

/* Armies of at least this weight play on until every pair of them has so many battles. */
static void meet(double least, int battles) {
  for (int i = 0; i < poolCount; i++)
    for (int j = 0; j < i; j++) {
      int more = battles - played[i][j];
      if (more <= 0 || pool[i].weight < least || pool[j].weight < least) continue;
      double won = points(&pool[i].army, &pool[j].army, played[i][j], more);
      taken[i][j] += won;
      taken[j][i] += more - won;
      played[i][j] = played[j][i] = battles;
    }
}

/* The mixed equilibrium of the pool by multiplicative weights. */
static void weigh(void) {
  static double weights[MOST_ARMIES], sums[MOST_ARMIES], grown[MOST_ARMIES], shares[MOST_ARMIES][MOST_ARMIES];
  for (int i = 0; i < poolCount; i++) {
    weights[i] = 1.0 / poolCount;
    sums[i] = 0;
    for (int j = 0; j < poolCount; j++) shares[i][j] = between(i, j);
  }
  for (int step = 0; step < 3000; step++) {
    double all = 0;
    for (int i = 0; i < poolCount; i++) {
      double value = 0;
      for (int j = 0; j < poolCount; j++) value += shares[i][j] * weights[j];
      all += grown[i] = weights[i] * exp(0.15 * (value - 0.5));
    }
    for (int i = 0; i < poolCount; i++) {
      weights[i] = grown[i] / all > 1e-5 ? grown[i] / all : 1e-5;
      if (step >= 500) sums[i] += weights[i];
    }
  }
  double all = 0;
  for (int i = 0; i < poolCount; i++) all += sums[i];
  for (int i = 0; i < poolCount; i++) pool[i].weight = sums[i] / all;
}

static void printArmy(const Army *army, double weight) {
  int count = 0;
  for (int k = 0; k < kindCount; k++) count += army->of[k];
  printf("%.5f %d", weight, count);
  for (int k = 0; k < kindCount; k++)
    for (int c = 0; c < army->of[k]; c++) printf(" %d", k);
  printf("\n");
  fflush(stdout);
}

/* What weighs most plays longest: an equilibrium of lucky shares would be one of lucky armies. */
static void settleWeights(void) {
  enum { PAIRING = 60, AMONG_THE_HEAVY = 300 };
  for (int i = 0; i < poolCount; i++) pool[i].weight = 1;
  meet(0, PAIRING);
  for (int again = 0; again < 2; again++) {
    weigh();
    meet(HEAVY, AMONG_THE_HEAVY);
  }
  weigh();
}

static void oracle(int rounds) {
  static const Army nothing;
  for (int turn = 0; turn < rounds && poolCount < MOST_ARMIES; turn++) {
    static Weighed mixed[MOST_ARMIES];
    int count = 0, known = 0;
    settleWeights();
    for (int i = 0; i < poolCount; i++) if (pool[i].weight >= HEAVY) mixed[count++] = pool[i];
    qsort(mixed, (size_t)count, sizeof *mixed, byWeight);
    Army found = answer(mixed, count, &nothing);
    for (int i = 0; i < poolCount; i++) known |= !memcmp(&pool[i].army, &found, sizeof found);
    fprintf(stderr, "round %d of %d: %.1f %% for %s answer to %d armies\n", turn + 1, rounds,
            100 * fresh(&found, mixed, count, 400), known ? "a known" : "a new", count);
    if (!known) pool[poolCount++].army = found;
  }
  settleWeights();
  qsort(pool, (size_t)poolCount, sizeof *pool, byWeight);
  for (int i = 0; i < poolCount; i++) printArmy(&pool[i].army, pool[i].weight);
}

static void readArmies(void) {
  poolCount = readNumber();
  for (int i = 0; i < poolCount; i++) {
    if (scanf("%lf", &pool[i].weight) != 1) exit(1);
    for (int units = readNumber(); units > 0; units--) pool[i].army.of[readNumber()]++;
  }
}

int main(int count, char **arguments) {
  if (count != 4) { fprintf(stderr, "search field|units|answer|shares|best|pairs <seed> <number>\n"); return 2; }
  const char *command = arguments[1];
  int many = atoi(arguments[3]);
  makeTables();
  readKinds();
  readArmies();
  dice = strtoull(arguments[2], NULL, 10) * 0xd1342543de82ef95u;
  next64();
  if (!strcmp(command, "field")) oracle(many);
  else if (!strcmp(command, "shares"))
    for (int i = 0; i < poolCount; i++) {
      if (pool[i].weight <= 0) printArmy(&pool[i].army, fresh(&pool[i].army, pool, poolCount, many));
    }
  else if (!strcmp(command, "pairs")) {
    meet(0, many);
    for (int i = 0; i < poolCount; i++)
      for (int j = 0; j < poolCount; j++) printf("%.4f%c", between(i, j), j == poolCount - 1 ? '\n' : ' ');
  } else {
    static Weighed field[MOST_ARMIES];
    int fieldCount = 0;
    for (int i = 0; i < poolCount; i++) if (pool[i].weight > 0) field[fieldCount++] = pool[i];
    if (!strcmp(command, "best")) {
      Army must = pool[--poolCount].army;
      int found = answers(field, fieldCount, &must, many);
      for (int i = 0; i < found; i++) printArmy(&top[i].army, top[i].share);
      return 0;
    }
    for (int k = 0; k < (strcmp(command, "units") ? 1 : kindCount); k++) {
      if (k == blade && !strcmp(command, "units")) continue;
      Army must = {{0}};
      if (!strcmp(command, "units")) must.of[k] = AT_LEAST;
      Army found = answer(field, fieldCount, &must);
      printArmy(&found, fresh(&found, field, fieldCount, many));
    }
  }
  return 0;
}

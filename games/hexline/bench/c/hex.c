/*
 * Hexline's battle in C, for comparison of speed.
 *
 * hex states       reads unit types and battles, prints how each battle ended as a line of JSON
 * hex rate <ms>    fights them over and over for that much CPU time, prints battles per CPU-second
 */
#include "battle.c"

enum { MOST_BATTLES = 64 };
static Given given[MOST_BATTLES];
static int battleCount;

static const char *truth(int value) { return value ? "true" : "false"; }

static void printState(void) {
  printf("{\"number\":1,\"west_seat\":0,\"rows\":%d,\"round\":%d,\"order\":[", rows, battleRound);
  for (int i = 0; i < orderLength; i++) printf("%s%d", i ? "," : "", order[i]);
  printf("],\"index\":%d,\"steps\":%d,\"snapshot\":[", orderIndex, steps);
  for (int i = 0; i < snapshotLength; i++) printf("%s%d", i ? "," : "", snapshot[i]);
  printf("],\"stale\":%d,\"queue\":[],\"winner\":%d,\"reason\":\"%s\",\"units\":[", stale, winner, reason);
  for (int id = 1; id <= unitCount; id++) {
    const Unit *u = &units[id];
    printf("%s{\"id\":%d,\"type\":\"%s\",\"side\":%d,\"col\":%d,\"row\":%d,\"alive\":%s,\"hp\":%d,\"max_hp\":%d,\"damage\":%d,"
           "\"attack_range\":%d,\"armor\":%d,\"speed\":%d,\"frozen_turns\":%d,\"silenced_turns\":%d,\"block_used\":%d,"
           "\"ramp_accumulated\":%d,\"has_acted\":%s,\"ready_triggered\":%s,\"turns_taken\":%d,\"ready_blades\":%d,\"charges\":[",
           id > 1 ? "," : "", id, kinds[u->kind].name, u->side, colOf[u->cell], rowOf[u->cell], truth(u->alive), u->hp, u->maxHp,
           u->damage, u->range, u->armor, u->speed, u->frozen, u->silenced, u->blockUsed, u->ramped, truth(u->hasActed),
           truth(u->readyTriggered), u->turnsTaken, u->readyBlades);
    for (int a = 0; a < kinds[u->kind].abilities; a++) printf("%s%d", a ? "," : "", u->charges[a]);
    printf("],\"summoner_id\":%d,\"dealt\":%d,\"taken\":%d,\"healed\":%d,\"kills\":%d}", u->summoner, u->dealt, u->taken, u->healed, u->kills);
  }
  printf("]}\n");
}

static void readGiven(void) {
  readKinds();
  battleCount = readNumber();
  for (int b = 0; b < battleCount; b++) {
    char seed[65];
    if (scanf("%64s", seed) != 1) exit(1);
    for (int i = 0; i < 32; i++) {
      char pair[3] = {seed[2 * i], seed[2 * i + 1], 0};
      given[b].key[i / 4] |= (uint32_t)strtoul(pair, NULL, 16) << (8 * (i % 4));
    }
    for (int side = 0; side < 2; side++) {
      given[b].count[side] = readNumber();
      for (int i = 0; i < given[b].count[side]; i++) given[b].kinds[side][i] = readNumber();
    }
  }
}

static double cpuSeconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

int main(int count, char **arguments) {
  makeTables();
  readGiven();
  if (count == 2 && !strcmp(arguments[1], "states")) {
    for (int b = 0; b < battleCount; b++) { fight(&given[b]); printState(); }
    return 0;
  }
  if (count != 3 || strcmp(arguments[1], "rate")) { fprintf(stderr, "hex states | hex rate <ms>\n"); return 2; }
  double limit = atof(arguments[2]) / 1000, start = cpuSeconds(), spent;
  long fought = 0;
  do {
    for (int b = 0; b < battleCount; b++) fight(&given[b]);
    fought += battleCount;
    spent = cpuSeconds() - start;
  } while (spent < limit);
  printf("%.1f\n", (double)fought / spent);
  return 0;
}

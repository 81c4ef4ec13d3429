import type { Writer } from './corpus.ts'

/** Five people unlike each other, a hundred sentences, written with what they mean before any code of the reader was read; read once before anything was mended. */
export const THIRTEENTH: readonly Writer[] = [
  {
    who: 'a terse chess player, thirteenth set',
    position: 'pass',
    wrote: `
Infantry G10. => #2 move to G10
X2 attack => ?
#4 X1 => ask #4 attack X1 | #4 shoot X1
Archers takes X1 => ask #4 attack X1 | #4 shoot X1
Scouts c-file, row 8 => ask #1 move to C8
Royal Guard to J10, hold. => #5 move to J10, then hold
militia X1 attack => ask #3, #4 attack X1 | #3 attack X1
Everything one tile east. => everyone move east 1
Trade: infantry for X1. => ask #2 attack X1
#1-E6, #2-G10, #3-F11. => #1 move to E6. #2 move to G10. #3 move to F11
Train stays. => #6 hold
Castle: swap guard and infantry. => ask #5 move to F10. #2 move to F11 | #5 move to #2. #2 move to #5
Pin X1 with the archers. => ask #4 shoot X1
If X1 G10, guard takes. => ask if X1 at G10, #5 attack X1 | if X1 at G10, #5 attack | when X1 at G10, #5 attack X1 | when X1 at G10, #5 attack enemy at G10 | if X1 at G10, #5 attack enemy at G10 | if enemy at G10, #5 attack enemy at G10 | when X1 at G10, #5 attack | if X1 near G10, #5 attack X1 | when X1 near G10, #5 attack X1
Control the centre. => ask everyone move to the centre, then hold | everyone move to the centre | everyone attack middle gate | everyone move to the middle gate | everyone move to the middle gate, then hold
Guard and infantry, side by side, G10 G11. => ask #5 move to G11. #2 move to G10 | #5 move to G10. #2 move to G11 | #2, #5 move to G10
Engineers: fort D11. => ask #7 move to D11, then build fort | #7 build fort at D11
Pass. => ?
Nothing moves but the scouts, they go to E6. => ask everyone but the scouts hold. #1 move to E6
Infantry forward, 2. => #2 move forward 2 | #2 move east 2
`,
  },
  {
    who: 'a ten-year-old, thirteenth set',
    position: 'river',
    wrote: `
tell the horses to go berserk on the bad guys => ask #6 attack aggressively | #6 attack the nearest enemy aggressively | #6 charge | #6 attack
archers shoot everybody you see!! => #3 shoot | #3 shoot the nearest enemy | #3 fire at will
ok so the scouts sneak over to the forest and hide there => ask #1 move cautiously to the western woods, then hide | #1 move to the western woods, then hide | #1 move to the western woods, then ambush | #1 move cautiously to the western woods, then ambush
the wagon has to stay safe so put some militia in front of it => ask #4, #5 move in front of #8 | #4 move in front of #8 | #5 move in front of #8
my first cohort are the strongest so they fight x1 => ask #7 attack X1
everybody run to the middle of the map => ask everyone move to the centre
dont let them cross the river => ?
can the medics heal the infantry guys => ask #10 follow #2 | #10 move to #2 | #10 follow #3 | #10 move to #3
cavalry smash x2 and then come home => #6 attack X2, then move home | #6 attack X2, then retreat | #6 attack X2, then return home
make a bridge plz => ask #9 build bridge | #9 build bridge at F7 | #9 build bridge at F6
the two militias go where the first cohort is => ask #4, #5 move to #7 | #4, #5 move to D11 | #4, #5 follow #7
if the bad guys come close everybody runs away => ask if enemy within 3, everyone retreat | when enemy within 3, everyone retreat | if enemy within 3, everyone move home | when enemy within 3, everyone move home
scouts go look what is behind the hills and tell me => ask #1 move cautiously behind the hills | #1 move behind the hills | #1 scout behind the hills | #1 move behind the western hills | #1 move behind the eastern hills | #1 move cautiously behind the western hills | #1 move cautiously behind the eastern hills
archers stay 3 tiles behind the infantry => ask #3 move 3 behind #2 | #3 follow #2 | #3 move to A9 | #3 move to A9, then hold | #3 move behind #2
put the archers on top of the hill => ask #3 move to the western hills | #3 move to the hill
nobody shoots until i say => everyone hold fire
horse go zoom zoom to L13 => ask #6 move to L13 | #6 attack X3 | #6 move directly to L13
wait im not ready => -
militia number 2 help the cohort => ask #5 follow #7 | #5 move to #7 | #5 support #7
everyone attack but not the wagon and the doctors => everyone but #8, #10 attack
`,
  },
  {
    who: 'a retired sergeant, thirteenth set',
    position: 'fort',
    wrote: `
Right, you lot with the pikes, up to the gate and make it snappy. => ask #2, #3 move to the west gate | #2, #3, #7 move to the west gate
Bowmen, keep those heads down on the wall. => ask #4 shoot X1 | #4 shoot | #4 shoot enemy at the wall
Siege engineers, I want a ram, and I want it yesterday. => ask #9 build ram
Horse, the pair of you, cover the flanks. => ask #5, #6 hold | #5 move north. #6 move south | #5 move left. #6 move right | #5, #6 guard #2
First cavalry, give X2 what for. => ask #5 attack X2
2nd Cavalry the same. => ?
Silver Shields, with me, at the double, to J10. => ask #7 move to J10
Nobody fires a shot before turn five. => ask everyone hold fire | until turn 5 everyone hold fire | everyone hold fire until turn 5
Baggage train, stay put and keep your heads down. => ask #8 hold
Two infantry, refuse the right. => ?
Once the ram is up, ram that gate to splinters. => ?
Scouts, nip round the north side and see what's what. => ask #1 move cautiously north | #1 move north | #1 scout north | #1 move cautiously to the north | #1 move north of the fort | #1 move cautiously north of the fort | #1 move cautiously to the north-east | #1 scout to the north | #1 move to the north
Engineers, dig me a ditch where you stand. => ask #10 build fort | #10 dig
If X2 shows his face within four tiles, both cavalry see him off. => ask if X2 within 4, #5, #6 attack X2 | when X2 within 4, #5, #6 attack X2 | if X2 within 4, #5 attack X2. if X2 within 4, #6 attack X2
Archers, loose when they're within range and not before. => ?
Fall in on the Silver Shields, 1st Infantry. => ask #2 move to #7 | #2 follow #7
1st and 2nd Infantry, form phalanx and advance by the road to K10. => ask #2, #3 form phalanx, then move by road to K10
Stand to, all of you. => ask everyone hold
The pikes will not move until the archers have reached H11. => ask #2, #3 hold until #4 at H11 | when #4 at H11, #2, #3 hold | #2, #3 hold
Third Infantry, up the hill and shoot at whoever is nearest. => #4 move to the hill, then shoot the nearest enemy | #4 move to the hills, then shoot | #4 move to the siege hills, then shoot
`,
  },
  {
    who: 'a Polish engineer who learned English from films, thirteenth set',
    position: 'forest',
    wrote: `
Scouts, you go first and look out for enemy. => ask #1 move cautiously east | #1 move forward cautiously | #1 move cautiously to the east | #1 scout east | #1 move forward | #1 scout forward
Infantry first and second, follow scouts in distance of two tiles. => ask #2, #3 follow #1
The archers too. => ?
Cavalry should make circle around the swamp and hit X1 from behind. => ask #6 attack X1 | #6 move behind X1, then attack X1 | #6 move behind the western bog, then attack X1
Protect the supply train. => ask everyone guard #8 | #2 follow #8 | #5 guard #8 | #7 follow #8 | #5 follow #8 | everyone but #8 follow #8 | #2, #3 follow #8 | #4 follow #8 | #6 follow #8 | #3 follow #8 | #5 move to #8
Levy, please to stand near train and not to let pass anybody. => ask #5 move to #8, then hold | #5 follow #8 | #5 move to #8 | #5 guard #8
All soldiers what have bows, shoot in X1 when he will be close. => ask when X1 within 3, #4 shoot X1 | if X1 within 3, #4 shoot X1
Medics go together with second infantry all the time. => ask #9 follow #3
We must have the glade before turn 5. => ?
Second infantry takes altar and first infantry protects him. => ask #3 attack altar glade. #2 follow #3 | #3 move to the altar glade. #2 follow #3 | #3 move to the altar glade, then hold. #2 follow #3
Do not go through the swamp! => ?
From C9 archers go to E10. => ask #4 move to E10
Who is the nearest of glade, let him go there. => ?
The cavalry waits in the bushes until enemy passes. => ask #6 hold | #6 ambush | #6 hide | #6 move to the woods, then ambush | #6 move to the woods, then hold | #6 move to the woods, then hide
X3 is alone, somebody fast should catch it. => ask #6 attack X3 | #1 attack X3
Levy is to change the place with the train. => ask #5 move to A10. #8 move to C11 | #5 move to #8. #8 move to #5
If it will be bad, all back to home. => ?
Infantry, one step in front and then stay. => ask #2, #3 move forward 1, then hold | #2, #3 move east 1, then hold
Elite goes right, rest goes left. => ask #7 move right. the rest move left | #7 move south. the rest move north | #7 move south. everyone else move north
Shoot not! => ask everyone hold fire | #4 hold fire
`,
  },
  {
    who: 'somebody dictating to a phone, thirteenth set',
    position: 'river',
    wrote: `
hey um send the first infantry to e ten please => ask #2 move to E10
archers to see nine and shoot ex one => ask #3 move to C9, then shoot X1
calvary go around the north and come at them from behind period => ask #6 move north, then attack | #6 move to the north, then attack | #6 attack | #6 move north, then move behind X1 | #6 move behind X1 | #6 attack the nearest enemy
first militia and second militia comma hold the line => #4, #5 hold
tell the engineers too build a fort at d ten => ask #9 build fort at D10 | #9 move to D10, then build fort
scouts move up too tiles => ask #1 move north 2 | #1 move forward 2 | #1 move up 2 | #1 move east 2
actually no scratch that have the scouts hold => ask #1 hold
first co heart attack x to => ask #7 attack X2
okay so the medics the medics should go with the first infantry => ask #10 follow #2 | #10 move to #2
new line everyone else stay where you are new line => everyone hold | the rest hold | everyone else hold
supply train question mark leave it where it is => #8 hold
when the enemy gets to the fort the first infantry attacks them => ?
second militia go to be twelve => ask #5 move to B12
horses charge x1 no wait x2 => ask #6 charge X2 | #6 attack X2
archers only shoot at x2 not at x1 => ask #3 shoot X2
move the first cohort into the forward and keep them there exclamation point => ask #7 move to the western ford, then hold | #7 move to the ford, then hold | #7 move east, then hold | #7 move to F10, then hold | #7 move to F11, then hold
i think the cavalry should probably stay back a bit => ask #6 move back 1 | #6 hold | #6 move back | #6 retreat
go => ?
militia one go north three tiles then east two => #4 move north 3, then move east 2
could you like maybe get the scouts out of there => ask #1 retreat | #1 move home | #1 move back | #1 evade
`,
  },
]

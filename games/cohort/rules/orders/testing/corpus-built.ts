import type { Writer } from './corpus.ts'

/** The half of the corpus that the reader was built on: what people wrote => what they meant. */
export const BUILT_ON: readonly Writer[] = [
  {
    who: 'a soldier',
    position: 'river',
    wrote: `
First militia, take up position at E9 and hold. => #4 move to E9, then hold
Scouts, push forward to the western ford and report. => #1 move to F11
Archers, form up on the western hills and fire at will. => #3 move to the western hills
1st Infantry will advance to E10 and dig in there. => ask #2 move to E10, then hold
Cavalry to screen the left flank. => ?
Cavalry, move to C15 and stay out of sight. => #6 move to C15, then ambush
First Cohort, seize the central ford and hold it at all costs. => #7 attack enemy at G11, then hold, aggressively
All units hold position until further notice. => everyone hold
Supply train, remain where you are. => #8 hold
Engineers, proceed to E8 and construct a bridge at F8. => #9 move to E8, then build bridge at F8
Medics, stay close to First Cohort. => ask #10 follow #7 | #10 move to #7, then hold
Second militia, fall back to A10. => #5 move to A10
Both militia units, advance to the road. => #4, #5 move to the road
Infantry, do not engage until turn 5. => ask #2, #3, #4, #5, #7 hold until turn 5
Archers, do not fire until ordered. => #3 hold fire
Archers hold your fire until the enemy is within two tiles. => ask #3 hold until enemy within 2, then shoot | #3 hold fire
First Cohort, advance on X2 and destroy it. => #7 attack X2
If contact is made, scouts withdraw to C8. => #1 if engaged: move to C8
If you come under attack, fall back to home. => ?
Scouts, if you come under attack, fall back to base. => #1 if engaged: move to home
Cavalry, charge X1! => #6 charge X1
1st Infantry form phalanx facing east. => #2 form phalanx, then face east
First infantry, relieve the scouts at E6. => ?
Move out, militia! Objective E9. => #4, #5 move to E9
Militia will follow the First Cohort. => #4, #5 follow #7
2nd Infantry, suppress X2. => #3 shoot X2
Cohort, cross the river and engage the enemy militia. => #7 move to I11, then attack nearest enemy militia
Scouts across the river, stay low. => #1 move to I10, cautiously
Reserve is 2nd militia, hold at B10. => ?
2nd militia stays in reserve at B10. => #5 move to B10, then hold
Advance to contact, First Cohort. => #7 attack
First Cohort and 1st Infantry, advance abreast to E11. => #7, #2 move to E11
Everyone except the train and the medics, advance to the road. => #1, #2, #3, #4, #5, #6, #7, #9 move to the road
Break contact and withdraw, scouts. => #1 retreat
Cavalry, wait for the First Cohort to reach G11, then charge. => #6 hold until First Cohort at G11, then charge
On turn 4, cavalry attack X1. => #6 on turn 4: attack X1
Militia, defend the supply train. => #4, #5 move to Supply Train, then hold
Scouts, recon the eastern woods. => #1 scout the eastern woods
Do not cross the river. => ?
Archers, shift fire to X2. => #3 shoot X2
Engineers, fortify E10. => #9 fortify E10
Guard the crossing, First Cohort. => #7 move to the crossing, then hold
Militia form line and face south. => #4, #5 form line, then face south
Militia, about face. => #4, #5 face west
Hold the line! => ask everyone hold
Infantry, left face. => #2, #3, #4, #5, #7 face north
Cavalry, move two hundred meters south. => #6 move south 4
Cavalry: proceed 100m east then north 2 tiles. => #6 move east 2, then move north 2
Scouts, return to your lines. => ask #1 move to home
Militia, keep moving toward E9, do not stop. => #4, #5 move to E9
`,
  },
  {
    who: 'a child',
    position: 'river',
    wrote: `
scouts go look at the river => #1 scout the river
make the archers shoot the bad guys => #3 shoot
horsies go get them!!! => #6 attack
i want the horse guys to attack the other horse guys => #6 attack nearest enemy cavalry
everybody attack!!!! => everyone attack
everyone go home => everyone move to home
can the militia please go to the river => #4, #5 move to the river
tell the bow guys to hide in the woods => #3 move to the woods, then ambush
the scouts should sneak across the river => #1 move to I10, cautiously
doctors stay with the big soldiers => ?
don't let them cross the river => ?
don't shoot yet archers => #3 hold fire
wagons stay here => #8 hold
builders make a bridge at F8 => #9 build bridge at F8
first cohort you are the best go to the middle ford and stay there => #7 move to G11, then hold
run away scouts => #1 run away
scouts run away if you see a bad guy => #1 if enemy in sight: run away
if they come close run away => ?
militia if they come close run away => #4, #5 if enemy within 3: run away
cavalry go behind the woods and wait => #6 move to C15, then hold
archers shoot the horses => #3 shoot nearest enemy cavalry
archers shoot the closest one => #3 shoot
fight!! => ask everyone attack
scouts go up 2 squares => #1 move north 2
scouts go down 3 => #1 move south 3
cavalry go right 2 squares => ask #6 move east 2 | #6 move south 2
cavalry go down to the trees => #6 move to the woods
first cohort do the turtle => #7 form testudo
first cohort make a turtle and walk to E11 => #7 form testudo, then move to E11
1st infantry make a spear wall => #2 form phalanx
all the foot guys go to the road => #2, #3, #4, #5, #7 move to the road
both militias guard the wagons => #4, #5 guard the wagons
scouts follow the horses => #1 follow #6
medics go help the archers => #10 follow #3
militia stop => #4, #5 hold
everyone stop moving => everyone hold
nobody move => everyone hold
nobody shoot => ask everyone hold fire
cavalry go super fast to C15 => #6 move to C15
kill X2 first cohort => #7 attack X2
me and my archers go to the hill => #3 move to the hill
archers climb the hill and shoot => #3 move to the hill, then shoot
archers get on top of the hill => #3 move to the hill
scouts swim across the river => #1 move to I10
put the engineers at E8 => #9 move to E8
put the militia next to the first cohort => #4, #5 move to #7
scouts go where the ford is => #1 move to F11
lol hi => -
what do i do => -
`,
  },
  {
    who: 'a terse wargamer',
    position: 'river',
    wrote: `
#4 -> E9 => #4 move to E9
#4 E9 hold => #4 move to E9, then hold
sct to F11, hold => ask #1 move to F11, then hold
inf 1 E10 => #2 move to E10
1 inf to E10 => #2 move to E10
cav C15 => #6 move to C15
cav attack X1 => #6 attack X1
cav atk X1 => #6 attack X1
arch fire X2 => #3 shoot X2
arch to C5, fire at will => #3 move to C5
mil 1 & mil 2: road => #4, #5 move to the road
mil 1, 2 to road => #4, #5 move to the road
all hold => everyone hold
rest hold => everyone hold
#1 F11 caut => ?
#1 scout F11 => #1 scout F11
#2 phalanx => #2 form phalanx
#2 phalanx, face E => #2 form phalanx, then face east
#2: phalanx facing E, hold => #2 form phalanx, then face east, then hold
#7 testudo -> E11 => #7 form testudo, then move to E11
#7 G11, hold => #7 move to G11, then hold
#7 take G11, hold => #7 attack enemy at G11, then hold
#9 bridge F8 => #9 build bridge at F8
#9 fort E10 => #9 build fort at E10
#9 dig E10 => ask #9 build fort at E10
#8 stay => #8 hold
#10 follow #7 => #10 follow #7
#10 with #7 => #10 follow #7
#5 fb A10 => #5 move to A10
#5 back to A10 => #5 move to A10
#3 hold fire => #3 hold fire
#3 no fire => #3 hold fire
#6 S 3 => #6 move south 3
#6 3 S => #6 move south 3
#6 south 3, east 1 => #6 move south 3, then move east 1
#6 -> C13 -> C15 => #6 move to C13, then move to C15
#1 via E9 to F11 => #1 move via E9 to F11
#1 F11 T4 home => ?
T4: #6 attack X1 => #6 on turn 4: attack X1
#6 T4 attack X1 => #6 on turn 4: attack X1
#4 hold T5, then E9 => ask #4 hold until turn 5, then move to E9
#4 hold til T5, then E9 => #4 hold until turn 5, then move to E9
#4 if attacked ret => #4 if attacked: retreat
#4 if attacked retreat => #4 if attacked: retreat
#4-#5 hold => #4, #5 hold
#2, 3 and 4 hold => #2, #3, #4 hold
2, 3, 4 hold => ask #2, #3, #4 hold
scouts E6-E9 => ?
militia 2 follow militia 1 => #5 follow #4
cohort G11 by road, hold => #7 move to G11 by road, then hold
X2: cohort attack, archers shoot => ?
`,
  },
  {
    who: 'a wordy gentleman',
    position: 'river',
    wrote: `
I should be most obliged if the First Militia would be so kind as to march to E9 and remain there. => #4 move to E9, then hold
It is my wish that the scouts proceed with all due haste to the western ford. => #1 move to F11
Would the archers please be good enough to take up a position upon the nearest hill and commence shooting at the enemy? => #3 move to the hill, then shoot
Kindly instruct the cavalry to ride round behind the woods and there to await further orders. => #6 move to C15, then hold
My dear First Cohort, pray advance to the central ford and hold it to the last man. => #7 move to G11, then hold
I would have the engineers build us a fine bridge at F8, if they would be so good. => #9 build bridge at F8
As for the supply train, I think it had best remain exactly where it is for the time being. => #8 hold
Let the medics accompany the First Cohort wherever it may go. => #10 follow #7
Should the enemy come within three tiles, the scouts are to withdraw at once to our camp. => #1 if enemy within 3: move to home
In the event that they are attacked, I desire the militia to fall back upon the road. => #4, #5 if attacked: move to the road
The first infantry, on the other hand, is to form a phalanx and face towards the east. => #2 form phalanx, then face east
Under no circumstances are the archers to shoot. => #3 hold fire
On no account must the cavalry attack before turn 5. => #6 hold until turn 5
The cavalry must wait until the fifth turn and then attack the enemy cavalry. => #6 hold until turn 5, then attack nearest enemy cavalry
I believe it would be wise for everyone else to stay put. => everyone hold
The whole army shall now advance to the road, with the exception of the supply train. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
May I ask the second militia to station itself just to the left of the First Cohort? => #5 move to D10
I would like both militia units to be placed to the right of the First Cohort. => #4, #5 move to D12
First Cohort, once you have reached the central ford, kindly form a testudo. => #7 when First Cohort at G11: form testudo
When the scouts have arrived at the western ford, the First Cohort will follow them thither. => ask #7 when #1 at F11: follow #1
If, and only if, no enemy is in sight, the scouts may cross the river. => #1 unless enemy in sight: move to I10
Unless the enemy is in sight, the scouts may cross the river. => #1 unless enemy in sight: move to I10
It would please me greatly to see the archers upon the western hills. => #3 move to the western hills
I rather think that the cavalry ought to charge X1 without delay. => #6 charge X1
Please see to it that the second infantry shoots at X2 for as long as it has arrows. => #3 shoot X2
One would hope that the militia could hold E9 until turn 6 and thereafter retire to the camp. => #4, #5 move to E9, then hold until turn 6, then move to home
Have the goodness to send the scouts beyond the river. => #1 move to I10
The engineers will kindly fortify the position at E10. => #9 build fort at E10
I beg the cavalry to refrain from attacking. => #6 hold
The archers will refrain from shooting for now. => #3 hold fire
Infantry of the first, you shall march along the road to the western ford. => ?
The 1st Infantry shall march along the road to the western ford. => #2 move to F11 by road
Let it be known that nobody is to move. => everyone hold
Let the scouts, keeping well clear of the enemy, make their way to the eastern woods. => #1 move to the eastern woods safely
I leave the rest to you, gentlemen. => -
Pray tell the men of the First Cohort that they are to take the eastern ford. => #7 attack enemy at H11
The second militia is to go and stand behind the First Cohort. => #5 move to C11, then hold
The second militia should position itself in front of the First Cohort. => #5 move to E11
I want the cavalry, which is currently idle, to ride south for three tiles. => #6 move south 3
If it is not too much trouble, archers, go to C5. => #3 move to C5
The train and the medics shall stay here while everyone else advances to the road. => #8, #10 hold; rest: move to the road
The cavalry is hereby ordered to advance no further. => #6 hold
It is imperative that the First Cohort be at G11. => #7 move to G11
Allow the enemy to come to us: everyone hold. => everyone hold
First, the scouts shall go to E9; then, they shall go on to the western ford. => #1 move to E9, then move to F11
The scouts shall go to E9 before going to the western ford. => #1 move to E9, then move to F11
The scouts shall go to the western ford after going to E9. => #1 move to E9, then move to F11
`,
  },
  {
    who: 'a hasty typist',
    position: 'river',
    wrote: `
miltia move to E9 => #4, #5 move to E9
scotus go to teh western ford => #1 move to F11
archres shoot X2 => #3 shoot X2
archers shhot the neerest enemy => #3 shoot
cavlary atack X1 => #6 attack X1
cavarly charge X1 => #6 charge X1
frist cohort hold teh central ford => #7 move to G11, then hold
1st infnatry form phalnax => #2 form phalanx
1st infantry advnace to E10 by raod => #2 move to E10 by road
evryone hold => everyone hold
everyoen else hold => everyone hold
engineesr build a birdge at F8 => #9 build bridge at F8
supply trian stay => #8 hold
medcis folow first cohort => #10 follow #7
second militia fal back to A10 => #5 move to A10
scuots retreat if atacked => #1 if attacked: retreat
scouts retreet if enemy in sigth => #1 if enemy in sight: retreat
archers hold fier => #3 hold fire
archres dont shoot => #3 hold fire
militia dont move => #4, #5 hold
cavalry dnot attack => #6 hold
militia hold unitl turn 5 => #4, #5 hold until turn 5
militia hold untill turn 5 then attck => #4, #5 hold until turn 5, then attack
cavalry behidn the woods => #6 move to C15
cavlry go behind teh woods and wiat => #6 move to C15, then hold
scouts go accross the river => #1 move to I10
scouts corss the river => #1 move to I10
first cohrot attack teh enemy militia => #7 attack nearest enemy militia
frist cohort testduo => #7 form testudo
2nd militia left of frist cohort => #5 move to D10
militia moev to the raod => #4, #5 move to the road
archers too the hill => #3 move to the hill
archers to teh hill and shoot => #3 move to the hill, then shoot
all infantrry to the road => #2, #3, #4, #5, #7 move to the road
both militai to E9 => #4, #5 move to E9
everyone excpet the train to the road => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
cavalry 3 tiels south => #6 move south 3
cavalry mvoe soth 3 => #6 move south 3
scouts go nroth 2 => #1 move north 2
scouts cautiosly to the ford => #1 move to F11, cautiously
cavlry go to C15 carefuly => #6 move to C15, cautiously
millita , hold E9 .then attack X2 => #4, #5 move to E9, then hold, then attack X2
ENGINERS FORTIFIY E10 => #9 fortify E10
1st inf fcae east => #2 face east
archers wiht first cohort => #3 follow #7
scots to f11 => #1 move to F11
asdf jkl qwer => -
militia to e 9 => #4, #5 move to E9
scoutsgo to E9 => #1 move to E9
`,
  },
  {
    who: 'a German',
    position: 'river',
    wrote: `
The scouts shall go over the river. => #1 move to I10
The militia should to E9 go and there wait. => #4, #5 move to E9, then hold
Archers, please shoot on the enemy. => #3 shoot
Archers, shoot on X2. => #3 shoot X2
The cavalry attacks now X1. => #6 attack X1
The first cohort goes to the middle ford and stays there. => #7 move to G11, then hold
First infantry makes a phalanx. => #2 form phalanx
The first infantry marches on the road till the west ford. => ask #2 move to F11 by road
Engineers build please a bridge by F8. => #9 build bridge at F8
The supply train remains standing. => #8 hold
All others remain where they are. => everyone hold
All other units stay in their position. => everyone hold
When the enemy comes, then the scouts go back. => #1 when enemy in sight: move to home
If the enemy comes nearer than 3 tiles, go the scouts back. => #1 if enemy within 3: move to home
The militia waits until turn 5 and then attacks she. => #4, #5 hold until turn 5, then attack
The cavalry goes behind the forest and hides itself. => #6 move to C15, then ambush
The cavalry rides around the forest. => ?
The medics go with the first cohort with. => #10 follow #7
Medics accompany the first cohort. => #10 follow #7
Second militia back to A10. => #5 move to A10
The second militia goes left from the first cohort. => #5 move to D10
The second militia comes right beside the first cohort. => ask #5 move to #7 | #5 move to D12
Archers on the hill. => #3 move to the hill
Archers up the hill and then fire. => #3 move to the hill, then shoot
Archers not shoot! => #3 hold fire
Do not attack, cavalry! => #6 hold
The cavalry may not attack. => #6 hold
The cavalry shall not attack until turn 5. => #6 hold until turn 5
Scouts, go forwards 3 fields. => #1 move east 3
Cavalry three fields to the south. => #6 move south 3
Cavalry drives 3 tiles southwards. => #6 move south 3
The militia follows the cohort. => #4, #5 follow #7
The militia supports the first cohort. => #4, #5 follow #7
The first cohort shall the ford hold. => #7 move to F11, then hold
The first cohort conquers the ford. => #7 attack enemy at F11
First cohort takes in the middle ford. => #7 attack enemy at G11
Scouts look for the enemy in the east. => #1 scout east
Scouts explore the woods in the east. => #1 scout the eastern woods
Everybody to the road! => everyone move to the road
All infantry to the street. => #2, #3, #4, #5, #7 move to the road
All infantry except the archers to the road. => #2, #4, #5, #7 move to the road
The foot people march to the road. => #2, #4, #3, #5, #7 move to the road
By attack go back, scouts. => ?
The engineers dig themselves in at E10. => #9 fortify E10
Attack the enemy with the cavalry. => #6 attack
With the archers shoot X2. => #3 shoot X2
The scouts should please go to E9. => #1 move to E9
Please the scouts to E9. => #1 move to E9
The first cohort goes direction south. => #7 move south
`,
  },
  {
    who: 'a teenager in a chat',
    position: 'fort',
    wrote: `
yo cav go smash X2 => #5, #6 attack X2
archers pls shoot the guys on the wall => ask #4 shoot nearest enemy | #4 shoot X1 | #4 shoot enemy at L9
pikes form up => ask #2, #3, #7 form phalanx
pikes go phalanx n push to the gate => #2, #3, #7 form phalanx, then move to the west gate
siege guys build a ram => #9 build ram
siege engineers make ladders? => ?
engis build a ram and hit the gate => ask #9 build ram, then attack enemy at L10; #10 attack enemy at L10
siege guys attack the west gate => #9 attack enemy at L10
ok so scouts go check out the south gate => #1 scout the south gate
scouts stay the f away from X2 => ?
scouts keep away from the enemy => #1 evade
everyone chill => everyone hold
everyone wait => everyone hold
cav 1 go left side cav 2 go right side => ?
cav 1 follow cav 2 => #5 follow #6
silver shields just hold there => #7 hold
silver shields move up 2 => ask #7 move north 2 | #7 move east 2
lets have the train stay => #8 hold
train stay put lol => #8 hold
archers up the hill => #4 move to the hill
archers get on the siege hills and start shooting => #4 move to the siege hills, then shoot
dont shoot yet => ?
archers dont shoot yet => #4 hold fire
cav dont attack yet => #5, #6 hold
cav get back => #5, #6 retreat
both cav units get out of there => #5, #6 retreat
retreat everyone!!! => everyone retreat
1st cav attack the horse guys => #5 attack nearest enemy cavalry
cavs hit their cavalry => #5, #6 attack nearest enemy cavalry
if they attack us archers run => #4 if attacked: run away
when turn 5 comes everyone attack => everyone on turn 5: attack
next turn cav charges => #5, #6 on turn 4: charge
scouts hide in the north wood => #1 move to the north wood, then ambush
scouts sneak to the south wood => #1 move to the south wood, cautiously
gogogo cav X2 => #5, #6 attack X2
cav X2 => #5, #6 attack X2
scouts back home => #1 move to home
everyone except cav stay => #1, #2, #3, #4, #7, #8, #9, #10 hold
pikes behind silver shields => #2, #3 move to G10
engineers dig in at H9 => #10 fortify H9
engineers make a fort on H9 plz => #10 build fort at H9
2nd inf stick with the shields => #3 follow #7
1st and 2nd infantry go next to the shields => #2, #3 move to #7
ur all useless => -
brb => -
take the west gate silver shields => #7 attack enemy at L10
silver shields go in through the west gate => ?
silver shields storm the gate => ask #7 attack enemy at L10
scouts wanna go to D4? => #1 move to D4
cav 2 go up to E8 then down to E12 again => #6 move to E8, then move to E12
`,
  },
  {
    who: 'a grandmother',
    position: 'river',
    wrote: `
Dear scouts, please be careful and go to the western ford. => #1 move to F11, cautiously
Could the militia go to E9, please? => #4, #5 move to E9
I'd like the archers to go up on that hill and shoot at whoever comes close. => ask #3 move to the hill, then shoot
Cavalry dears, please wait behind the woods. => #6 move to C15, then hold
The nice young men of the First Cohort should hold the middle ford. => #7 move to G11, then hold
Please don't let the wagons move. => #8 hold
The doctors should stay near the First Cohort in case anyone gets hurt. => ask #10 follow #7 | #10 move to #7, then hold
Would the engineers mind building a little bridge at F8? => #9 build bridge at F8
Everyone else can have a rest. => everyone hold
Everyone else may stay where they are, thank you. => everyone hold
Second militia, do come back to A10. => #5 move to A10
Please come home, scouts. => #1 move to home
If somebody attacks the scouts they should run home. => #1 if attacked: move to home
Archers, please stop shooting. => #3 hold fire
Archers, you may start shooting now. => #3 shoot
Archers, no shooting please. => #3 hold fire
I think the cavalry should not attack anybody. => #6 hold
The cavalry should attack the enemy's cavalry, I suppose. => #6 attack nearest enemy cavalry
Would you be so kind as to have the first infantry face east. => #2 face east
First infantry, make one of those phalanx things, please. => #2 form phalanx
Both militias should walk along the road to E11. => #4, #5 move to E11 by road
Militia, go to the road and wait there for the First Cohort. => ?
Let the scouts go over to the other side of the river. => #1 move to I10
The scouts should go across and have a look. => ask #1 scout the river
Scouts, have a look at the eastern woods. => #1 scout the eastern woods
Scouts, please have a look around the western woods. => #1 scout the western woods
Wait until turn 4, cavalry, and then go to C15. => #6 hold until turn 4, then move to C15
First Cohort, wait for turn 4 before you attack. => #7 hold until turn 4, then attack
Do be careful, everyone. => ask everyone cautiously
The infantry should stay together on the road. => #2, #3, #4, #5, #7 move to the road, then hold
Could somebody guard the wagons? => ?
Could the second militia guard the wagons? => #5 guard the wagons
The second militia ought to stand next to the wagons. => #5 move to #8, then hold
Put the archers behind the First Cohort, please. => #3 move to C11
My scouts, go north just two squares. => #1 move north 2
Now then, cavalry, off you go to C15. => #6 move to C15
Off to the ford with you, First Cohort! => #7 move to F11
Please shoot X2, dear archers. => #3 shoot X2
It would be lovely if the militia could hold E9. => #4, #5 move to E9, then hold
Let's have the cavalry and the scouts at C15. => #6, #1 move to C15
And tell the engineers to fortify E10, would you. => #9 fortify E10
If nobody is about, scouts, cross the river. => #1 unless enemy in sight: move to I10
Mind the horses. => -
Whatever you think best, dear. => -
The medics should tend the first militia. => #10 follow #4
Have the first militia go to C9 first and then to E9. => #4 move to C9, then move to E9
Everyone but the wagons should go to the road, please. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
The scouts should avoid any fighting. => #1 evade
Archers, shoot their horsemen. => #3 shoot nearest enemy cavalry
`,
  },
  {
    who: 'a historian',
    position: 'fort',
    wrote: `
Let the Silver Shields advance in phalanx against the western gate. => ask #7 form phalanx, then attack enemy at L10 | #7 form phalanx, then move to L10
The phalangites will form and advance to H9. => ask #2, #3, #7 form phalanx, then move to H9
The first cavalry will ride against the enemy cavalry at K14. => #5 attack enemy at K14
Both squadrons of cavalry are to withdraw to the south wood. => #5, #6 move to the south wood
The siege engineers shall construct a ram and bring it against the west gate. => #9 build ram, then attack enemy at L10
The archers occupy the siege hills and shoot at the defenders of the wall. => ask #4 move to the siege hills, then shoot | #4 attack enemy at the siege hills, then shoot
The archers take post upon the siege hills. => #4 move to the siege hills
The baggage remains in camp. => #8 move to home, then hold
The baggage remains behind. => #8 hold
Scouts are to reconnoitre the south gate by way of the south wood. => #1 scout the south gate via the south wood
The sappers throw up earthworks at H9. => #10 build fort at H9
Third infantry, which carries bows, shoots X1. => #4 shoot X1
The Silver Shields, as the elite of the army, hold the centre at H10. => ?
Let the Silver Shields hold at H10. => #7 move to H10, then hold
Macedonians, exchange your pikes for spears. => ?
First infantry switch to spears. => #2 switch to spears
The pikemen lay down their sarissas and take up spears. => ask #2, #3 switch to spears
The pikemen take up spears. => #2, #3, #7 switch to spears
Let the army hold until the fifth turn and then assault the fort. => everyone hold until turn 5, then attack the fort
When the west gate has fallen, the Silver Shields advance to the Chieftain's Hall. => #7 when west gate ours: move to the hall
Once the west gate is ours, the cavalry rides to the hall. => #5, #6 when west gate ours: move to the hall
Should the enemy cavalry appear, the second cavalry retires to B12. => #6 if enemy cavalry in sight: move to B12
If the Silver Shields lose half their men, they withdraw. => #7 if strength below 50%: retreat
If losses exceed 30 percent the first infantry withdraws. => #2 if casualties above 30%: retreat
If the morale of the first infantry falls below 40 it withdraws. => #2 if morale below 40: retreat
The scouts lie in ambush in the north wood. => #1 move to the north wood, then ambush
The scouts are to lie hidden in the northern wood. => #1 move to the north wood, then ambush
Cavalry in wedge, charge X2. => #5, #6 form wedge, then charge X2
The first cavalry adopts wedge and charges the enemy cavalry. => #5 form wedge, then charge nearest enemy cavalry
The second infantry marches by the road to J10. => #3 move to J10 by road
The second infantry takes station on the left of the Silver Shields. => #3 move to H9
The first infantry draws up to the right of the Silver Shields. => #2 move to H11
The third infantry stands behind the second. => ?
The engineers accompany the siege engineers. => #10 follow #9
All foot advance to the walls. => #2, #3, #4, #7 move to the walls
All foot save the archers advance to J10. => #2, #3, #7 move to J10
Infantry, advance, archers excepted. => ?
The army, save for the baggage, marches east. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move east
The cavalry screens the advance. => ?
Cavalry guard the siege engineers. => #5, #6 guard #9
The siege engineers bombard the west gate. => #9 shoot the west gate
The siege engineers assemble a tower at J10. => #9 move to J10, then build tower
Let no man shoot. => ask everyone hold fire
No unit shall leave its place. => everyone hold
Hannibal would have crossed the Alps. => -
The day is ours, gentlemen. => -
Silver Shields, face south. => #7 face south
The Silver Shields wheel to the left. => #7 face north
The first cavalry rides three tiles to the north and then two to the east. => #5 move north 3, then move east 2
`,
  },
  {
    who: 'a programmer',
    position: 'river',
    wrote: `
scouts.move(F11) => #1 move to F11
scouts: move F11 => #1 move to F11
scouts => F11 => #1 move to F11
if enemy in sight: scouts retreat; else: scouts move to F11 => #1 if enemy in sight: retreat; #1 move to F11
if attacked then scouts retreat => #1 if attacked: retreat
militia: move to E9; hold => #4, #5 move to E9, then hold
militia: hold while no enemy in sight => ?
militia: hold until enemy in sight, then attack => #4, #5 hold until enemy in sight, then attack
militia: hold until (enemy within 3) => ?
archers: if enemy within 4 shoot nearest else move to the hill => #3 if enemy within 4: shoot; #3 move to the hill
archers: target = X2 => ?
archers: shoot X2, fallback: nearest enemy => ?
all - train: move to the road => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
all except train: move to the road => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
for each militia: hold => ?
each militia: hold => #4, #5 hold
cavalry: set stance aggressive => #6 aggressively
cavalry: stance = aggressive; attack X1 => ?
cavalry attack X1 (aggressive) => ask #6 attack X1 | #6 attack X1, aggressively
cavalry: attack X1 aggressively => #6 attack X1, aggressively
cohort: goto G11, hold => #7 move to G11, then hold
cohort goto G11 then hold until turn 8 => #7 move to G11, then hold until turn 8
cohort: on turn 5 attack X2 => #7 on turn 5: attack X2
cohort: wait 2 turns then attack X2 => #7 hold until turn 4, then attack X2
cohort: wait 1 turn, then go to E11 => #7 hold until turn 3, then move to E11
engineers: build(bridge, F8) => ?
engineers: build bridge @ F8 => #9 build bridge at F8
engineers: bridge at F8, then fort at E8 => #9 build bridge at F8, then build fort at E8
train: noop => ?
train: do nothing => #8 hold
train: stay idle => #8 hold
medics: follow cohort => #10 follow #7
medics: go to same place as cohort => ?
infantry[0]: form phalanx => ?
infantry 1: form phalanx, face E => #2 form phalanx, then face east
infantry 1: formation phalanx, facing east => #2 form phalanx, then face east
units 4 and 5: move to E9 => #4, #5 move to E9
unit 4: move to E9 => #4 move to E9
unit #4 move to E9 => #4 move to E9
#4..#5 hold => ?
if not attacked: militia advance to E9 => #4, #5 unless attacked: move to E9
unless attacked: militia advance to E9 => #4, #5 unless attacked: move to E9
scouts when morale < 50 retreat => #1 when morale below 50: retreat
scouts if morale < 50: retreat => #1 if morale below 50: retreat
scouts if strength < 50% then retreat => #1 if strength below 50%: retreat
default: hold => ?
everyone else: hold => everyone hold
// this is a comment => -
rest: hold; => everyone hold
`,
  },
  {
    who: 'a planner',
    position: 'river',
    wrote: `
Scouts to the western ford, then across, then back home. => #1 move to F11, then move to I11, then move to home
The First Cohort moves to E11 this turn and takes the central ford next turn. => #7 move to E11; #7 on turn 3: attack enemy at G11
First Cohort to E11, then take the central ford and hold it. => #7 move to E11, then attack enemy at G11, then hold
1st Infantry follows the First Cohort; militia stay on the road; archers climb the hill. => #2 follow #7; #4, #5 move to the road, then hold; #3 move to the hill
Send the scouts to F11 and the militia to E9. => #1 move to F11; #4, #5 move to E9
Send the scouts to F11, the militia to E9 and the cavalry to C15. => #1 move to F11; #4, #5 move to E9; #6 move to C15
Archers to the hill, cavalry to C15, everyone else hold. => #3 move to the hill; #6 move to C15; rest hold
Cavalry attacks X1 only if the archers are attacked. => #6 if 2nd Infantry attacked: attack X1
Cavalry attacks X1 if 2nd Infantry is attacked. => #6 if 2nd Infantry attacked: attack X1
If the archers are attacked, cavalry attack X1. => #6 if 2nd Infantry attacked: attack X1
As soon as the First Cohort reaches G11 the militia march to E11. => #4, #5 when First Cohort at G11: move to E11
After the scouts reach F11 they come back. => #1 when #1 at F11: move to home
Militia hold E9 until turn 6, then fall back. => #4, #5 move to E9, then hold until turn 6, then retreat
Until turn 6 the militia hold E9. => #4, #5 move to E9, then hold until turn 6
From turn 5 the cavalry attacks the nearest enemy. => #6 on turn 5: attack
After turn 5 the cavalry attacks. => #6 after turn 5: attack
Before turn 5 the cavalry does nothing. => ?
Cavalry does nothing until turn 5, then attacks. => #6 hold until turn 5, then attack
Move the archers behind the First Cohort and have them shoot X2. => #3 move to C11, then shoot X2
Put the 2nd Militia between the First Cohort and the 1st Infantry. => #5 move to D10
2nd Militia goes between D9 and D11. => #5 move to D10
The engineers build a fort at E10 while the First Cohort protects them. => #9 build fort at E10; #7 follow #9
Engineers build a fort at E10, protected by the First Cohort. => ask #9 build fort at E10. #7 follow #9
If the western ford is lost, everyone falls back to the road. => everyone if western ford theirs: move to the road
If they take the western ford, First Cohort attacks it. => #7 if western ford theirs: attack enemy at F11
Once we hold the western ford, the militia moves to E11. => #4, #5 when western ford ours: move to E11
As long as no enemy is in sight, scouts keep going to I11. => ?
Scouts go to I11 unless they see the enemy. => #1 unless enemy in sight: move to I11
Scouts go to I11 if they see the enemy. => #1 if enemy in sight: move to I11
Scouts scout the far bank. => #1 scout I10
Cavalry goes south along the river 4 tiles. => ?
Cavalry moves 4 tiles south, staying out of sight. => ?
Cavalry moves south 4 tiles, then east 1 and waits. => #6 move south 4, then move east 1, then hold
The rest follow the First Cohort. => rest follow #7
The others stay where they are. => everyone hold
1st Infantry: E10. 2nd Infantry: C5. Militia: the road. => #2 move to E10; #3 move to C5; #4, #5 move to the road
1st Infantry advances to E10 with the First Cohort. => ?
1st Infantry and First Cohort advance to E11 together. => #2, #7 move to E11
Archers shoot X2 first, then X1. => #3 shoot X2, then shoot X1
First Cohort attacks X2, then X1. => #7 attack X2, then attack X1
First Cohort attacks X2 instead of X1. => #7 attack X2
Cavalry, ignore X1 and attack X2. => ?
Cavalry attacks X2, not X1. => #6 attack X2
If turn 8 is reached, all retreat. => everyone if turn 8: retreat
In two turns the cavalry charges X1. => #6 on turn 4: charge X1
For three turns the militia hold E9. => #4, #5 move to E9, then hold until turn 5
Militia hold for three turns then attack. => #4, #5 hold until turn 5, then attack
Scouts shadow X1. => ask #1 move to X1
Medics go to whoever needs help. => ?
First Cohort across the river, the archers right behind it. => ask #7 move to I11; #3 follow #7
`,
  },
  {
    who: 'a Spaniard',
    position: 'oasis',
    wrote: `
The scouts go to see the oasis. => #1 scout the oasis
All the cavalry to the oasis! => #2, #3, #4, #5, #6 move to the oasis
The horse archers shoot to the enemy infantry. => #2, #3, #6 shoot nearest enemy infantry
Horse archers shoot to X1. => #2, #3, #6 shoot X1
The Keshig attack to X1. => #6 attack X1
That the Keshig attack X1. => #6 attack X1
The first cavalry goes for behind of the hills. => ask #2 move to F6
1st cavalry go to the western well and take it. => #2 attack enemy at E6
1st cavalry go to the western well and stay there. => #2 move to E6, then hold
Second cavalry, no move. => #3 hold
Second cavalry, don't move of there. => #3 hold
Keshig no attack. => #6 hold
The medics wait here. => #7 hold
The medics go with the Keshig. => #7 follow #6
Third and fourth cavalry go together to the eastern well. => #4, #5 move to P15
Third cavalry to north, fourth cavalry to south. => #4 move north; #5 move south
3rd cavalry to the north 3 tiles. => #4 move north 3
If they attack us, all go back to the camp. => everyone if attacked: move to home
If the scouts see enemies they return. => #1 if enemy in sight: move to home
When arrives turn 5, all attack. => everyone on turn 5: attack
Until turn 4 the Keshig wait. => #6 hold until turn 4
The Keshig wait until turn 4. => #6 hold until turn 4
The scouts pass for the right of the oasis. => ?
Horse archers, shoot and go away. => ?
Horse archers evade the enemy. => #2, #3, #6 evade
Horse archers: shoot the infantry but keep distance. => #2, #3, #6 shoot nearest enemy infantry, evasively
Keshig, in wedge to X1. => ?
Keshig, form wedge and charge X1. => #6 form wedge, then charge X1
4th cavalry hide in the trees. => #5 move to the woods, then ambush
4th cavalry hide. => #5 hide
All to home. => everyone move to home
Every body to the well. => everyone move to E6
Cavalry, dismount. => #2, #3, #4, #5, #6 dismount
1st cavalry dismount and hold the western well. => #2 dismount, then move to E6, then hold
1st cavalry, get off the horses. => #2 dismount
2nd cavalry get on the horses. => #3 mount
Attack the archers with the third cavalry. => #4 attack nearest enemy archers
Third cavalry attack the archers of the enemy. => #4 attack nearest enemy archers
Third cavalry attack the enemies of the oasis. => ask #4 attack enemy at the oasis
Scouts, continue. => ?
Scouts, advance with much care to the oasis. => #1 move to the oasis, cautiously
The Keshig stay quiet. => #6 hold
The medics stay behind the Keshig. => #7 move to D10, then hold
2nd cavalry go at the left of the Keshig. => #3 move to E9
2nd cavalry stay by my side => ?
Hello my friends, today we win. => -
Viva! => -
Cavalry 1 and 2 to H6, cavalry 3 and 4 to H14. => #2, #3 move to H6; #4, #5 move to H14
Keshig, kill all. => ask #6 attack
`,
  },
  {
    who: 'a shouting sergeant',
    position: 'river',
    wrote: `
MILITIA! GET YOUR SORRY BACKSIDES TO E9! => #4, #5 move to E9
SCOUTS! MOVE IT! WESTERN FORD! NOW! => ask #1 move to F11
COHORT, FORWARD! => #7 move east
COHORT!!! HOLD THAT FORD!!! => #7 move to F11, then hold
ARCHERS - LOOSE! => ask #3 shoot | #3 form loose
ARCHERS, LET FLY! => #3 shoot
ARCHERS, FIRE!!! => #3 shoot
CEASE FIRE, ARCHERS! => #3 hold fire
CAVALRY, CHARGE!! => #6 charge
CAVALRY CHARGE THOSE DAMN HORSEMEN!! => #6 charge nearest enemy cavalry
NOBODY RUNS! => ?
STAND YOUR GROUND, MILITIA! => #4, #5 hold
MILITIA, STAND FIRM! => #4, #5 hold
MILITIA, NOT ONE STEP BACK! => #4, #5 hold
FALL BACK, FALL BACK! => ask everyone retreat
FALL BACK TO THE ROAD, MILITIA! => #4, #5 move to the road
INFANTRY, ON YOUR FEET, TO THE ROAD, MARCH! => ?
INFANTRY TO THE ROAD, ON THE DOUBLE! => #2, #3, #4, #5, #7 move to the road
FIRST INFANTRY, PHALANX! => #2 form phalanx
FIRST INFANTRY! PHALANX! FACE EAST! => ask #2 form phalanx, then face east
COHORT! TESTUDO! => #7 form testudo
COHORT, SHIELDS UP! => ?
ENGINEERS, I WANT A BRIDGE AT F8 AND I WANT IT NOW! => #9 build bridge at F8
ENGINEERS! DIG IN AT E10! => #9 fortify E10
GET THOSE WAGONS OUT OF HERE! => #8 retreat
WAGONS STAY PUT! => #8 hold
MEDICS, STICK TO THE COHORT! => #10 follow #7
GET ME SCOUTS ACROSS THAT RIVER! => #1 move to I10
SCOUTS, GET ACROSS THE RIVER, QUIETLY! => #1 move to I10, cautiously
KILL THEM ALL! => ask everyone attack
COHORT, KILL X2! => #7 attack X2
DON'T YOU DARE SHOOT, ARCHERS! => #3 hold fire
DON'T MOVE A MUSCLE, CAVALRY! => #6 hold
CAVALRY, LEFT TURN! => #6 face north
CAVALRY, RIGHT ABOUT FACE! => ?
CAVALRY, THREE TILES SOUTH, MARCH! => #6 move south 3
MOVE THE CAVALRY THREE TILES SOUTH! => #6 move south 3
SECOND MILITIA, GET BEHIND THE COHORT! => #5 move to C11
SECOND MILITIA, LEFT OF THE COHORT! => #5 move to D10
SECOND MILITIA, RIGHT OF THE COHORT! => #5 move to D12
EVERYBODY ELSE SHUT UP AND WAIT! => everyone hold
ALL OF YOU, TO THE ROAD! => everyone move to the road
WAIT FOR IT, ARCHERS! => #3 hold
COHORT, TAKE THAT MIDDLE FORD! => #7 attack enemy at G11
IF THEY HIT YOU, MILITIA, HIT BACK! => #4, #5 if attacked: attack
IF YOU SEE THEM, SCOUTS, COME RUNNING HOME! => #1 if enemy in sight: move to home
ON TURN FOUR, CAVALRY, CHARGE! => #6 on turn 4: charge
MILITIA HOLD UNTIL I TELL YOU! => #4, #5 hold
MILITIA, WATCH THAT RIVER! => #4, #5 move to the river, then hold
COHORT ATTACK! INFANTRY FOLLOW THE COHORT! => ask #7 attack; #2, #3, #4, #5 follow #7
`,
  },
  {
    who: 'a nervous beginner',
    position: 'oasis',
    wrote: `
um can the scouts go to the oasis? => #1 move to the oasis
I guess the Keshig should hold? => #6 hold
maybe the first cavalry goes to the western well => #2 move to E6
I think scouts should look for the enemy => ?
Should I attack? => -
first cavalry please attack the closest enemy => #2 attack
not sure but let's try 1st cavalry attack X1 => #2 attack X1
ok 1st cavalry shoot X1 i think => #2 shoot X1
the medics should probably stay back => #7 hold
everyone just stay for now => everyone hold
everyone stay safe => ?
scouts go towards the oasis but be careful => #1 move to the oasis, cautiously
scouts go to the oasis, but come back if you see anyone => #1 move to the oasis; #1 if enemy in sight: move to home
if the scouts get attacked they should come back please => #1 if attacked: move to home
what if the enemy comes? then the Keshig attack => ?
the Keshig can attack X1 if it comes within 3 => #6 if X1 within 3 attack X1 | #6 when X1 within 3 attack X1
the Keshig can attack X1 if an enemy comes within 3 => #6 if enemy within 3: attack X1
can cavalry 3 go north a bit => #4 move north
cavalry 3 go a little to the north => #4 move north
cavalry 4 go south 2 or 3 tiles => ?
2nd cavalry go to the hill next to the well => ?
2nd cavalry go to the closest hill => #3 move to the hill
2nd cavalry stay near 1st cavalry => ask #3 follow #2 | #3 move to #2, then hold
2nd cavalry copy 1st cavalry => ?
how do i get off the horse => -
help => -
scouts, sorry, go to E6 => #1 move to E6
Hi! Please move the scouts to E6. => #1 move to E6
I'd say the horse archers shoot X1 => #2, #3, #6 shoot X1
horse archers shoot, others wait => #2, #3, #6 shoot; rest hold
horse archers please don't get too close => #2, #3, #6 evade
horse archers shouldn't shoot yet => #2, #3, #6 hold fire
the third cavalry shouldn't move => #4 hold
let the third cavalry rest => #4 hold
third cavalry, do whatever => -
fourth cavalry should hide somewhere => #5 hide
fourth cavalry should hide in the oasis => #5 move to the oasis, then ambush
Keshig go forward => #6 move east
Keshig go forward 2 tiles => #6 move east 2
Keshig go back one tile => #6 move west 1
Keshig turn around => #6 face west
Keshig face the enemy => #6 face nearest enemy
everyone follow the Keshig => #1, #2, #3, #4, #5, #7 follow #6
all cavalry except the Keshig go to H6 => #2, #3, #4, #5 move to H6
i would like to attack X1 with the Keshig and 1st cavalry => #6, #2 attack X1
i want to send the scouts to the eastern well => #1 move to P15
is it ok if the scouts go to D5? => #1 move to D5
wait no => -
scouts wait until the enemy is close and then run away => #1 hold until enemy within 3, then run away
medics heal the Keshig => #7 follow #6
`,
  },
  {
    who: 'a radio operator',
    position: 'fort',
    wrote: `
Scouts, this is command, proceed to D4, over. => #1 move to D4
First cavalry, engage X2, over. => #5 attack X2
Roger. Second cavalry, hold position, over. => #6 hold
Archers, open fire on X1, out. => #4 shoot X1
Archers, cease fire, I say again, cease fire. => #4 hold fire
Silver Shields, advance to grid J10. => #7 move to J10
Silver Shields, advance to J10 and await orders. => #7 move to J10, then hold
First infantry, your objective is J9. => ask #2 move to J9
First infantry, target X1. => ask #2 attack X1
Second infantry, move two tiles east and hold. => #3 move east 2, then hold
Siege engineers, build ram, acknowledge. => #9 build ram
Siege engineers, stand by. => #9 hold
Engineers, stand by until turn 6. => #9, #10 hold until turn 6
All stations, hold fire. => ask everyone hold fire
All units, stand by. => everyone hold
All call signs, withdraw. => ?
Cavalry, break off and return to base. => #5, #6 move to home
Cavalry, RV at B10. => ?
Cavalry, rendezvous with the supply train. => #5, #6 move to #8
Scouts, negative, do not advance. => #1 hold
Scouts, do not proceed. => #1 hold
Scouts, observe the west gate from the siege hills. => ?
Scouts, observe from the siege hills. => ask #1 move to the siege hills
Scouts, recce the south gate. => #1 scout the south gate
Scouts, if compromised, withdraw. => ?
Scouts, if contact, withdraw. => #1 if engaged: retreat
Scouts, upon contact withdraw to A9. => #1 when engaged: move to A9
First cavalry, at turn 5 attack X2. => #5 on turn 5: attack X2
Second cavalry, support first cavalry. => #6 follow #5
Second cavalry, cover the siege engineers. => #6 follow #9
Third infantry, suppressing fire on X1. => #4 shoot X1
Third infantry, reposition to H8. => #4 move to H8
Third infantry, relocate to H8 then resume fire. => #4 move to H8, then shoot
First and second infantry, form phalanx, face east, hold. => #2, #3 form phalanx, then face east, then hold
Supply train, no change. => ?
Supply train, continue. => ?
Supply train, remain in place. => #8 hold
Silver Shields, move up on the right of first infantry. => #7 move to G10
First cavalry, move to the north of the north wood. => ask #5 move north of the north wood
First cavalry, move behind the north wood. => #5 move to C6
Second cavalry, south 3, east 2. => #6 move south 3, then move east 2
Second cavalry, 3 tiles south, 2 tiles east, hold. => #6 move south 3, then move east 2, then hold
First cavalry avoid contact. => #5 evade
Message received. => -
Say again? => -
Command to scouts: pull back to B9. => #1 move to B9
Scouts, pull back to B9. => #1 move to B9
Silver Shields, secure the west gate. => #7 attack enemy at L10
Siege engineers, breach the west gate. => #9 attack enemy at L10
`,
  },
  {
    who: 'a visitor on the first evening',
    position: 'river',
    wrote: `
Send the scouts across the river. => #1 move to I10
Send my fastest unit to the ford. => ?
Have all my archers shoot at the closest enemy. => #3 shoot
Both militia should go to the ford and hold it. => #4, #5 move to the ford, then hold
The rest of the army stays here. => everyone hold
Put the archers behind the infantry. => ?
Line up the infantry along the river. => ?
Move everyone forward. => everyone move east
Move everybody forward two tiles. => everyone move east 2
Move the cavalry around the enemy's flank. => ?
Cavalry should ride along the road to the western ford. => #6 move to F11 by road
Have the First Cohort march along the road as far as E11. => #7 move to E11 by road
The engineers should start building a bridge at F8. => #9 build bridge at F8
Tell the medics to keep up with the First Cohort. => #10 follow #7
Scouts, what do you see? => -
Attack the nearest enemy with everyone. => everyone attack
Everyone should attack the nearest enemy except the supply train. => #1, #2, #3, #4, #5, #6, #7, #9, #10 attack
Pull the second militia back to A10. => #5 move to A10
Pull back the scouts. => #1 retreat
Hide the cavalry in the western woods. => ask #6 move to the western woods, then ambush
Keep the archers on the hill. => ask #3 move to the hill, then hold
Keep the cavalry in reserve. => #6 hold
Hold your positions, everyone. => everyone hold
Everyone, hold your ground until turn 4. => everyone hold until turn 4
Get the archers up onto the western hills and have them fire at will. => #3 move to the western hills
Let the militia wait until the enemy is within 3 tiles and then charge. => #4, #5 hold until enemy within 3, then charge
When an enemy is in sight the archers should shoot it. => #3 when enemy in sight: shoot
As soon as we see the enemy, the scouts should fall back to the First Cohort. => #1 when enemy in sight: move to #7
If the scouts get into trouble they come back. => ?
If our archers come under attack, the cavalry should charge X1. => #6 if 2nd Infantry attacked: charge X1
The First Cohort should only attack if it is attacked. => #7 if attacked: attack
Move to E9, first militia. => #4 move to E9
First militia to E9, second militia to E10, first infantry to E11. => #4 move to E9; #5 move to E10; #2 move to E11
I want the 1st infantry at E10, facing south. => #2 move to E10, then face south
Have 1st infantry form a phalanx at E10 facing east. => #2 move to E10, then form phalanx, then face east
1st infantry: go to E10, then form phalanx and hold until turn 6. => #2 move to E10, then form phalanx, then hold until turn 6
The archers are not to shoot at all this turn. => #3 hold fire
No one should attack before turn 3. => ask everyone hold until turn 3
Do not let the cavalry charge. => #6 hold
Stop! => ask everyone hold
Cancel the last order. => ?
Same as before. => ?
Continue as before, everyone. => ?
Scouts keep going, everyone else waits. => #2, #3, #4, #5, #6, #7, #8, #9, #10 hold
Scouts: north of the road, two tiles. => ?
The supply train should follow behind the medics. => #8 follow #10
Second militia, take position to the right of the First Cohort and face east. => #5 move to D12, then face east
Have the second militia move up to the left side of the First Cohort. => #5 move to D10
Cavalry go as far south as C15. => ask #6 move to C15
Cavalry, go south until you reach C15. => ?
Could the cavalry quietly go to C15 and hide there? => #6 move to C15, then ambush, cautiously
Make a fort at E10, engineers, and be quick about it. => #9 build fort at E10
The First Cohort goes first, then the militia. => ?
First Cohort attack X2 while the archers shoot it. => #7 attack X2; #3 shoot X2
Archers and First Cohort focus on X2. => ?
All infantry units form a line. => #2, #3, #4, #5, #7 form line
Scouts and cavalry: avoid contact. => #1, #6 evade
Everyone stay out of the woods. => ?
Nobody goes near the river. => ?
Take no prisoners! => -
`,
  },
  {
    who: 'a visitor on the second evening',
    position: 'river',
    wrote: `
Can we have the cavalry wait at C15? => #6 move to C15, then hold
How about sending the scouts over the river? => #1 move to I10
The central ford must be held by the First Cohort. => ?
The First Cohort has to hold the central ford. => #7 move to G11, then hold
Archers need to be on the western hills. => #3 move to the western hills
Scouts ought to head north for two tiles and then wait. => #1 move north 2, then hold
Militia get moving to E9. => #4, #5 move to E9
Militia, get to E9 and stay put until turn 5. => #4, #5 move to E9, then hold until turn 5
Cavalry: circle behind the western woods. => ask #6 move to C15
Cavalry, wait in the western woods until the enemy comes within 3 tiles, then charge. => #6 move to the western woods, then hold until enemy within 3, then charge
Scouts, go take a look across the river. => ask #1 scout I10
Scouts, see what's across the river. => ask #1 scout I10
Scouts go forward carefully. => #1 move east, cautiously
Engineers go to the river and build a bridge. => #9 move to the river, then build bridge
Engineers, bridge the river at F8. => #9 build bridge at F8
Engineers, please put a bridge over the river at F8. => #9 build bridge at F8
Build a bridge at F8 with the engineers. => #9 build bridge at F8
Medics stick close to the First Cohort. => ask #10 follow #7
Medics should move with the First Cohort. => #10 follow #7
Supply train stays out of it. => ?
Supply train goes nowhere. => #8 hold
Leave the supply train where it is. => #8 hold
First infantry and archers advance together to E10. => #2, #3 move to E10
Infantry advance to the road in line formation. => #2, #3, #4, #5, #7 form line, then move to the road
First infantry, phalanx formation, advance to E10. => #2 form phalanx, then move to E10
First Cohort advances under testudo to E11. => #7 form testudo, then move to E11
First Cohort, attack whoever is at J11. => #7 attack enemy at J11
First Cohort, attack the enemy unit at J11. => #7 attack enemy at J11
First Cohort, attack their militia. => #7 attack nearest enemy militia
Archers, target the enemy cavalry. => #3 shoot nearest enemy cavalry
Archers, aim for X2. => #3 shoot X2
Archers, fire upon X2 until it is dead. => ask #3 shoot X2
Archers, concentrate your fire on X2. => #3 shoot X2
Archers, stop firing and fall back to C8. => #3 hold fire, then move to C8
Archers fall back if the enemy gets within 2. => #3 if enemy within 2: retreat
Archers, fall back if they get too close. => #3 if enemy within 3: retreat
Archers retreat when charged. => #3 when attacked: retreat
Second militia, protect the archers. => #5 protect #3
Second militia, stay between the archers and the enemy. => ?
Second militia stay on the archers' left. => ask #5 move to C7, then hold
Second militia form up to the left of the archers. => #5 move to C7
All units other than the cavalry hold position. => #1, #2, #3, #4, #5, #7, #8, #9, #10 hold
Not the cavalry, but everyone else, advance to the road. => ?
Everyone advance to the road but not the cavalry. => #1, #2, #3, #4, #5, #7, #8, #9, #10 move to the road
Everyone but the cavalry and the scouts go to the road. => #2, #3, #4, #5, #7, #8, #9, #10 move to the road
Cavalry charges X1 as soon as the First Cohort is engaged. => #6 when First Cohort engaged: charge X1
Cavalry, don't charge until the First Cohort is engaged. => ask #6 hold until First Cohort engaged | #6 hold until First Cohort engaged, then charge
Cavalry, hold off until turn 4, then charge. => #6 hold until turn 4, then charge
Cavalry hold until turn 4; on turn 4 charge X1. => #6 hold until turn 4; #6 on turn 4: charge X1
Cavalry charge on turn 4. => #6 on turn 4: charge
At the start of turn 4 the cavalry charges. => #6 on turn 4: charge
Until turn 4 everyone holds. => everyone hold until turn 4
If it gets dangerous the scouts should leave. => ?
If there are no enemies in sight, scouts go to I11. => #1 unless enemy in sight: move to I11
If there is an enemy at the western ford, the First Cohort attacks it. => #7 if enemy within 1 of western ford: attack enemy at F11
If the First Cohort has less than 40 men it falls back. => #7 if strength below 40: retreat
If the First Cohort's morale drops below 50 it should fall back. => #7 if morale below 50: retreat
If more than half of the First Cohort is dead it retreats. => ask #7 if strength below 50%: retreat
Two tiles east, First Cohort! => #7 move east 2
Forward to E11, First Cohort! => #7 move to E11
To the road, everyone! => everyone move to the road
To arms! => -
`,
  },
  {
    who: 'a visitor on the third evening',
    position: 'fort',
    wrote: `
Silver Shields, lead the way to J10. => ask #7 move to J10
Silver Shields, march up the road to K10. => #7 move to K10 by road
Silver Shields form a phalanx and slowly advance towards the gate. => #7 form phalanx, then move to the gate
The pikemen should guard the siege engineers. => #2, #3, #7 guard #9
The two cavalry units go hunting for X2. => ask #5, #6 attack X2
Cavalry, get X2! => #5, #6 attack X2
Both cavalries: chase X2. => #5, #6 attack X2
Second cavalry keeps its distance from X2. => ?
Second cavalry, stay away from the enemy and guard the supply train. => #6 follow #8, evasively
First cavalry go round behind the south wood. => ask #5 move to C15
First cavalry ride down to the south wood and wait there in ambush. => #5 move to the south wood, then ambush
Archers, move within range of X1 and shoot. => ?
Archers, get up on the hill north of the road and shoot X1. => ?
Archers, go to G8 and from there shoot at X1. => #4 move to G8, then shoot X1
Third infantry should follow the Silver Shields and shoot at X1. => ask #4 follow #7, then shoot X1
Siege engineers, bring up the ram. => ?
Siege engineers, take the ram to the west gate. => ?
Siege engineers build a ram first, then go to K10. => #9 build ram, then move to K10
Siege engineers should knock down the west gate. => #9 attack enemy at L10
Field engineers dig some trenches at H9. => #10 build fort at H9
Field engineers, fortify where you stand. => #10 fortify
Engineers, repair the ram. => #10 repair
Train and field engineers stay behind. => #8, #10 hold
Everyone follow the Silver Shields. => #1, #2, #3, #4, #5, #6, #8, #9, #10 follow #7
Everyone go to the west gate except the train and the scouts. => #2, #3, #4, #5, #6, #7, #9, #10 move to the west gate
The whole army attacks on turn 6. => everyone on turn 6: attack
Wait for turn 6, then everyone attack. => ?
Nobody attacks until turn 6. => everyone hold until turn 6
Scouts, sneak round to the south gate and report. => #1 scout the south gate
Scouts, take the north wood and hide. => ask #1 move to the north wood, then ambush | #1 attack enemy at the north wood, then ambush
Scouts, go from the north wood to the south wood. => ?
Scouts go to the north wood then the south wood then home. => #1 move to the north wood, then move to the south wood, then move to home
Scouts stay hidden. => #1 ambush
Scouts should not be seen. => ?
If X2 attacks, the first infantry should form phalanx. => ?
If the cavalry attacks us, the first infantry forms phalanx. => ?
If enemy cavalry comes within 4, first infantry form phalanx. => #2 if enemy cavalry within 4: form phalanx
When the scouts reach the south gate, the cavalry goes there. => ?
When scouts get to O16, the first cavalry goes to O16. => #5 when #1 at O16: move to O16
Switch the first infantry to spears. => #2 switch to spears
First infantry should use spears. => #2 switch to spears
First infantry, swap your pikes for spears. => ?
Face north, first infantry. => #2 face north
First infantry turn to the south. => #2 face south
Turn the first infantry to face north. => #2 face north
Second infantry three tiles east. => #3 move east 3
Second infantry go east three tiles and then face south. => #3 move east 3, then face south
Move second infantry to the tile south of the Silver Shields. => #3 move to H11
Second infantry next to the first infantry. => #3 move to #2
Put second infantry on the right of the Silver Shields. => #3 move to H11
Second infantry should be two tiles behind the Silver Shields. => ask #3 move to F10
Let the pikes attack X1, and let the archers cover them. => #2, #3, #7 attack X1; #4 follow #2, #3, #7
Let's not attack yet. => ?
Let's attack with the cavalry. => #5, #6 attack
I'd rather the cavalry stayed back. => ?
I changed my mind. => -
`,
  },
]

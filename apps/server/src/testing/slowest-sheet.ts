/** The army it is written for, by its code. */
export const SHEET_ARMY = 'co1:spartan:professional+warSpears+roundShields,alliedHoplites,scouts:'

/** 2,000 letters that Cohort's reader of orders takes longest for, found by changing words at random and keeping what took longer. */
export const SLOWEST_SHEET = [
  'cavalry except move 2 ) except nearest them then 1 move when unit hoplites to shoot it unless tiles',
  'phalanx hold and after move to attack not front before guard flank hoplites 2 shoot and unless',
  'within until ) the if behind not all of nearest hold of the left wheel before left left everyone',
  'hold until shoot then second south of when right if ; the follow then 2 right not until , within',
  'attack left - it in the or within attack in ; half half of enemy of 1 behind all in E10 and line',
  'charge enemy phalanx cavalry hold if to if C9 behind first line hoplites after 2 , everyone when -',
  'line 2 ( behind , 1 them the 1 half enemy left nearest charge if 1 enemy guard all guard first or .',
  'flank - not C9 north - everyone of of ) until retreat charge until hoplites right retreat of phalanx',
  'wheel except 2 unless wheel , follow follow ; , and when - not shoot except before move unit shoot',
  'front within E10 after hold before . it of cavalry second north except within and them attack unit',
  'second follow behind it the retreat 3 - tiles 1 and wheel the north charge second . ( weakest them .',
  'behind all flank not behind after 2 1 enemy attack of not ) the front and everyone unless except',
  'follow cavalry unless wheel and nearest of north weakest all or not shoot 3 move all to weakest them',
  '2 enemy . before follow flank enemy 1 after before except after at the first nearest all of if right',
  '- until tiles behind and second after right unless ) 2 of , half enemy if flank C9 until charge',
  'archers , behind follow guard second in half C9 retreat enemy , to before if of wheel - shoot shoot',
  '; unless of except or if second line it cavalry line before to . 3 hoplites when archers before',
  'guard archers ; except north archers second to flank of right them wheel to when not to in unless',
  'attack second attack 3 tiles unless to half before north all second . hold unless except of - enemy',
  'of ; when within behind move the north them 1 all not guard of ; wheel south move front them ; line',
  'nearest 3 half left whe',
].join(' ')

export const VERBS_HELP = `  step [n]        the next step, or n of them; Enter alone does the same
  back [n]        back by a step or n; undo is the same
  round           on to the next round
  death           on to the next death
  end             on to the end of the battle
  until ...       on until something happens:
                    until death of 5        until turn of 3
                    until hp of 4 <= 10     until ability [unit 2] [onhit] [push]
                    several at once with "or": until death of 5 or round
  start           back to the beginning of the battle
  board           the board and everybody on it, as text
  order           who acts when in this round
  report          the last step, summed up
  next            after the end: on to the next battle
  quit            leave`

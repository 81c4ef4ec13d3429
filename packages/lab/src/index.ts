export { type ChanceCurve, type ChanceOptions, type ChancePoint, chanceCurve } from './chance.ts'
export { type Cell, playPairs, type Rows } from './experiment/cell.ts'
export type { CellTally } from './experiment/cell-tally.ts'
export {
  type Batch,
  type ConductOptions,
  type Crew,
  conduct,
  type Progress,
  resultsHash,
} from './experiment/conduct.ts'
export type { Design, Findings, Tallies } from './experiment/design.ts'
export { exampleExperiment } from './experiment/example.ts'
export { type FileError, inputErrorLine } from './experiment/file.ts'
export { planExperiment } from './experiment/plan.ts'
export { type FuzzFailure, type FuzzReport, type FuzzSetup, fuzz } from './fuzz.ts'
export { type LuckLedger, type LuckOptions, type LuckTurn, luckLedger } from './luck.ts'
export { type PanelCell, type PanelReport, type PanelResult, panelCells, panelReport } from './panel.ts'
export { type Player, parsePlayer, playerName } from './player.ts'
export { cellLines, matchLines } from './report/csv.ts'
export { chance, points, signed } from './report/figures.ts'
export { reportHtml } from './report/html.ts'
export { type CellReport, type KeptMatch, type LabReport, notable, recordOf, reportOf } from './report/report.ts'
export { matchSeed, type Played, runMatch } from './run-match.ts'
export { type Simulation, type Slice, seatingOf, simulateSlice } from './slice.ts'
export { pairedShare, type Share } from './statistics/pairs.ts'
export { type SimulationReport, Tally } from './tally.ts'
export { type Interval, wilson } from './wilson.ts'

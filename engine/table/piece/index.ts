export {
  type Badge,
  Crest,
  FallenMark,
  Plate,
  type SeatOf,
  SeatShape,
  Shield,
  seatClass,
  seatColour,
  Token,
} from './piece.tsx'
export { Portrait } from './portrait.tsx'

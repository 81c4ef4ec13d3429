export { inTurn, takeTurn } from '@tessera/online'

export { GUESSES, type Guesses } from './orders/guess/index.ts'

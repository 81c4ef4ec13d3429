/** What screens need to draw a share: without experiments, files and reports, which pages that show a battle need not load. */
export { wilson } from '../wilson.ts'

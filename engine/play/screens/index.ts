export { defineScreens } from './define-screens.tsx'
export { GamePages } from './game-pages.tsx'

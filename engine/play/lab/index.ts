export {
  around,
  experimentText,
  FIELD,
  firstQuestion,
  type Kind,
  labLink,
  partsOf,
  QUESTIONS,
  type Question,
  SEARCHED,
} from './lab-question.ts'

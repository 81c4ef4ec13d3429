export {
  around,
  experimentText,
  FIELD,
  firstQuestion,
  type Kind,
  labLink,
  partsOf,
  type Question,
  questionWords,
  SEARCHED,
} from './lab-question.ts'

/** A cold start of the mini-program has its first picture at once. */
export { keepFirstAnswers as startFirstAnswers } from '@/api/firstAnswers'

import { disease } from '../../../src/contract/disease'
import { implement } from '../../kernel/implement'
import { findDiseases } from './findDiseases'

/** Disease words, from memory: what is asked here is health information, so it is written down nowhere, and no cache may keep an answer. */
export const diseaseHandlers = implement(disease, {
  words: ({ query: { name, age, sex } }) =>
    Promise.resolve({
      results: findDiseases(name, { age, sex }).map(({ icdCode, icdName, name: own }) => ({
        icdCode,
        icdName,
        name: own,
        isCustom: false,
      })),
    }),
})

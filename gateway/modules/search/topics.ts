import type { SearchResult } from '../../../src/contract/search'
import { shopAddress } from '../../kernel/shopAddress'
import { CATEGORIES, SYMPTOMS } from '../catalogue/taxonomy'
import type { Vocabulary } from './vocabulary'
import { wordsOf } from './words'
import type { Work } from './work'

type Topic = SearchResult['topics'][number]
const MAX_TOPICS = 3
/** Minimum score for a symptom or category to be offered as a topic. */
const CLOSE = 0.7

/** Symptoms and categories a searched text names: from there a shopper sees everything of the kind. */
export function topicsOf(vocabulary: Vocabulary, searched: string, work: Work): Topic[] {
  const topics = new Map<string, Topic>()
  const close = (wordsOf(vocabulary, searched, work) ?? []).flatMap(({ matches }) => matches.filter(({ quality }) => quality >= CLOSE))
  for (const { term } of close.sort((left, right) => right.quality - left.quality)) {
    const { symptomId, categoryId } = vocabulary.terms[term] ?? {}
    const topic = symptomId !== undefined ? symptomTopic(symptomId) : categoryId !== undefined ? categoryTopic(categoryId) : undefined
    // A symptom and a category of one name are one topic: the symptom, which also holds what stands in other categories.
    if (topic && (symptomId !== undefined || !topics.has(topic.topicName))) topics.set(topic.topicName, topic)
  }
  return [...topics.values()].slice(0, MAX_TOPICS)
}

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(SYMPTOMS).map(([id, name]) => [`symptom-${id}`, name] as const),
  ...CATEGORIES.map(({ id, name }) => [`category-${id}`, name] as const),
  ...CATEGORIES.flatMap(({ children }) => Object.entries(children).map(([id, name]) => [`category-${id}`, name] as const)),
])

const symptomTopic = (id: string) => topicOf(`symptom-${id}`, shopAddress('searchResult', { symptomId: id }))
const categoryTopic = (id: string) => topicOf(`category-${id}`, shopAddress('searchResult', { categoryId: id }))

function topicOf(topicId: string, topicUri: string): Topic | undefined {
  const topicName = NAMES.get(topicId)
  return topicName === undefined ? undefined : { topicId, topicName, topicUri, topicImageUri: null }
}

const TOPIC = /^(symptom|category)-([\w-]+)$/

/** What the id of a topic (`topicId`: `symptom-fever`, `category-cold`) asks for; nothing for what is none. */
export function askedByTopic(id = ''): { symptomId?: string; categoryId?: string } {
  const [, kind, own] = TOPIC.exec(id) ?? []
  return own === undefined ? {} : kind === 'symptom' ? { symptomId: own } : { categoryId: own }
}

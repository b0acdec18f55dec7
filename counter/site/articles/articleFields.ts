import { ArticleAhead, NewArticle, type ArticleDetail } from '../../contract/article'

export type Fields = ArticleDetail['fields']

const NAMES = Object.keys(NewArticle.shape) as Array<keyof NewArticle>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What stands there with what was typed over it. Sources are lines as they are typed, empty ones, too. */
export const valuesOf = (seen: Fields, typed: ArticleAhead): Fields => ({ ...seen, ...typed })

/** As it is sent: a source a line, without those that are empty. */
const written = (values: Fields): Fields => ({
  ...values,
  sources: values.sources.map((line) => line.trim()).filter((line) => line !== ''),
})

/** The fields that differ from what stands there. */
export function changedOf(seen: Fields, values: Fields): ArticleAhead {
  const own = written(values)
  return Object.fromEntries(NAMES.flatMap((name) => (isSame(seen[name], own[name]) ? [] : [[name, own[name]]])))
}

/** What is sent: of a new one all of it. */
export function editedOf({ isNew, fields }: Pick<ArticleDetail, 'isNew' | 'fields'>, values: Fields): ArticleAhead {
  const own = written(values)
  return isNew ? Object.fromEntries(NAMES.map((name) => [name, own[name]])) : changedOf(fields, values)
}

/** Why it cannot be sent yet; empty where it can. What the law has against it the gateway says beside its field. */
export const problemOf = (edited: ArticleAhead): string => ArticleAhead.safeParse(edited).error?.issues[0]?.message ?? ''

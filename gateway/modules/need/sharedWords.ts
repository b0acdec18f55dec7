import type { Querying } from '../../db/open'
import { plain } from '../catalogue/plain'
import { readNeeds } from '../catalogue/searchTables'
import type { EditedNeed } from './storedNeed'

/** Words that another need has, too: whose stands first in the table is answered. Asked of a table in which the edit stands. */
export async function sharedWords(db: Querying, name: string, edited: EditedNeed): Promise<string[]> {
  if (!edited?.words) return []
  const owner = new Map<string, string>()
  for (const need of (await readNeeds(db)).filter((one) => one.name !== name))
    for (const word of need.words) if (!owner.has(plain(word))) owner.set(plain(word), need.name)
  return edited.words.flatMap((word) => {
    const other = owner.get(plain(word))
    return other === undefined ? [] : [`「${word}」也是「${other}」的搜索词：顾客搜它，看到的是排在前面的那个需求`]
  })
}

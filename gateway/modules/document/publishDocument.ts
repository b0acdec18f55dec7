import { inForce } from '../../../src/lib/inForce'
import { textsOf } from './versions'
import type { Querying } from '../../db/open'
import { documents } from './schema'
import { BadDocument, type Written } from './readDocument'

/**
 * Puts a new version beside the old ones, which never change. It comes into force on the day it is named after; with a material change
 * everybody who agreed before is asked once. The same file a second time changes nothing and answers false.
 */
export async function publishDocument(db: Querying, written: Written, now: Date): Promise<boolean> {
  const { name, version, changes, material, sections } = written
  const texts = await textsOf(db, name)
  const present = inForce(texts, now)
  const [newest] = texts
  if (!present || !newest) throw new BadDocument(`没有名为 ${name} 的文件`)
  const same = texts.find((one) => one.version === version)
  if (same) {
    if (JSON.stringify([same.changes, same.material, same.sections]) === JSON.stringify([changes, material, sections])) return false
    throw published(name, version)
  }
  if (version < newest.version) throw new BadDocument(`${version} 早于最新的 ${newest.version} 版`)
  const { kind, contact } = present
  const title = written.title ?? present.title
  const [inserted] = await db
    .insert(documents)
    .values({ name, version, title, kind, contact, effectiveDate: version, changes, material, sections })
    .onConflictDoNothing()
    .returning({ version: documents.version })
  // Somebody else published it a moment ago.
  if (!inserted) throw published(name, version)
  return true
}

const published = (name: string, version: string) => new BadDocument(`${name} 的 ${version} 版已经发布，不能再改；请用新的日期另写一版`)

import type { Db } from '../../db/open'
import { randomId } from '../../lib/hash'
import { inTransaction } from '../../kernel/transaction'
import { BUILT_IN_WORDS } from './builtInWords'
import { wordsChanged } from './currentWords'
import { lettersOf } from './letters'
import { sensitiveWords } from './schema'

/** Adds the words of this release that a shop does not have; what its people changed or switched off stays. */
export async function loadBuiltInWords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const added = await tx
      .insert(sensitiveWords)
      .values(
        BUILT_IN_WORDS.map(({ word, kind, uses, except, tip }) => ({
          ...{ wordId: randomId(), word, letters: lettersOf(word).text, kind, tip, isActive: true, reason: '' },
          ...{ uses: [...uses], except: [...except] },
        })),
      )
      .onConflictDoNothing()
      .returning({ wordId: sensitiveWords.wordId })
    if (added.length > 0) await wordsChanged(tx)
  })
}

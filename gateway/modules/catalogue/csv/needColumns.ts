import type { NeedAudience } from '../types'
import { choice, column, list, listOf, required, SYMPTOM_NAMES, text, whole } from './columns'

const AUDIENCES: Record<string, NeedAudience | null> = {
  '': null, 所有人: null, 不限: null,
  adult: 'adult', 成人: 'adult',
  child: 'child', 儿童: 'child', 婴幼儿: 'child',
  elder: 'elder', 老年人: 'elder', 老人: 'elder',
  pregnant: 'pregnant', 孕妇: 'pregnant', 孕产: 'pregnant',
} // prettier-ignore

/** One line for each generic name of a need, in any order: the rank decides. */
export const NEED_COLUMNS = {
  need: column('What people need something for; lines of one need share it', ['需求', '症状需求'], required(20), true),
  words: column('As people type it, separated by ;', ['搜索词', '常用说法'], list(20, 60)),
  symptoms: column(
    'Symptoms whose products fit too, by id or name',
    ['症状'],
    listOf(SYMPTOM_NAMES, '商城的症状（见 gateway/modules/catalogue/README.md）'),
  ),
  audience: column('adult, child, elder, pregnant; empty for everybody', ['适用人群'], choice(AUDIENCES, '成人、儿童、老年人、孕妇')),
  rank: column('Place among the choices, 1 first', ['顺序', '排序'], (cell) => (cell === '' ? 1 : whole(99)(cell))),
  choice: column('Generic name looked at first; never a prescription drug', ['首选', '首选通用名'], text(60)),
  doctor: column('When to see a doctor', ['何时就医', '就医提示'], text(120)),
}

/** One line for each generic name. */
export const ALIAS_COLUMNS = {
  name: column('Generic name, with its form where only that is meant', ['通用名', '通用名称'], required(60), true),
  aliases: column('Words people type for it, separated by ;', ['别名', '俗称'], list(40, 60), true),
}

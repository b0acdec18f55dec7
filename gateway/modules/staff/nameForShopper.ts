import type { staff } from '../../kernel/work/schema'

/** What a shopper reads of somebody at the counter: that a person of the demonstration is one is always said. */
export const nameForShopper = ({ name, isDemonstration }: Pick<typeof staff.$inferSelect, 'name' | 'isDemonstration'>) =>
  isDemonstration && !name.includes('演示') ? `${name}（演示）` : name

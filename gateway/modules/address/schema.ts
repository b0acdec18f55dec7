import { boolean, index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

type Place = { code: string; name: string }

export const addresses = memberTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    consigneeName: text('consignee_name').notNull(),
    consigneePhone: text('consignee_phone').notNull(),
    province: jsonb('province').$type<Place>().notNull(),
    city: jsonb('city').$type<Place>().notNull(),
    area: jsonb('area').$type<Place>().notNull(),
    detail: text('detail').notNull(),
    label: text('label'),
    isDefault: boolean('is_default').notNull(),
    createdAt: at('created_at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'addresses', title: '收货地址' } },
  (t) => [
    index('addresses_member').on(t.memberId),
    uniqueIndex('addresses_one_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
  ],
)

import { invoice } from '../../../src/contract/invoice'
import { implement } from '../../kernel/implement'
import { askInvoice, reissueInvoice, withdrawInvoice } from './ask'
import { pdfLink } from './servePdf'
import { ownInvoice } from './stored'
import { addTitle, changeTitle, makeDefaultTitle, refuseUnprintable, removeTitle, shownTitle, titlesOf } from './titles'
import { listInvoices, orderInvoicesOf } from './views'

export const invoiceHandlers = implement(invoice, {
  titles: async ({ db, providers: { fileKeys: ring }, memberId }) => ({
    results: (await titlesOf(db, memberId)).map((row) => shownTitle(ring, row)),
  }),
  addTitle: ({ idempotent, providers: { fileKeys: ring, invoices: provider }, memberId, body, now }) =>
    idempotent(async (tx) => {
      refuseUnprintable(provider, body)
      return shownTitle(ring, await addTitle(tx, { ring, memberId, now }, body))
    }),
  changeTitle: ({ transaction, providers: { fileKeys: ring, invoices: provider }, memberId, params: { id }, body: form, now }) =>
    transaction(async (tx) => {
      refuseUnprintable(provider, form)
      return shownTitle(ring, await changeTitle(tx, { ring, memberId, now }, { id, form }))
    }),
  makeDefaultTitle: ({ transaction, providers: { fileKeys: ring }, memberId, params: { id } }) =>
    transaction(async (tx) => shownTitle(ring, await makeDefaultTitle(tx, memberId, id))),
  removeTitle: async ({ transaction, memberId, params: { id } }) => {
    await transaction((tx) => removeTitle(tx, memberId, id))
    return { done: true as const }
  },
  list: ({ db, providers: { fileKeys: ring }, memberId, query }) => listInvoices(db, { ring, memberId, ...query }),
  ofOrder: ({ transaction, providers: { fileKeys: ring, invoices: provider }, memberId, params: { orderCode }, now }) =>
    transaction((tx) => orderInvoicesOf(tx, { ring, provider, memberId, orderCode, now })),
  ask: ({ idempotent, providers: { fileKeys: ring, invoices: provider }, memberId, params: { orderCode }, body: form, now }) =>
    idempotent(async (tx) => {
      await askInvoice(tx, { ring, provider, memberId, orderCode, form, now })
      return orderInvoicesOf(tx, { ring, provider, memberId, orderCode, now })
    }),
  withdraw: ({ transaction, providers: { fileKeys: ring, invoices: provider }, memberId, params: { id }, now }) =>
    transaction(async (tx) => {
      const { orderCode } = await withdrawInvoice(tx, { memberId, id, now })
      return orderInvoicesOf(tx, { ring, provider, memberId, orderCode, now })
    }),
  reissue: ({ idempotent, providers: { fileKeys: ring, invoices: provider }, memberId, params: { id }, body: form, now }) =>
    idempotent(async (tx) => {
      const { orderCode } = await reissueInvoice(tx, { ring, provider, memberId, id, form, now })
      return orderInvoicesOf(tx, { ring, provider, memberId, orderCode, now })
    }),
  link: async ({ db, memberId, params: { id }, now }) => pdfLink(db, await ownInvoice(db, memberId, id), now),
})

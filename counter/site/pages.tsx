import type { ReactElement } from 'react'
import { ROLES, type Role, type WorkEndpoint } from '../contract/workEndpoint'
import { aftersales } from '../contract/aftersales'
import { article } from '../contract/article'
import { assist } from '../contract/assist'
import { audit } from '../contract/audit'
import { change } from '../contract/change'
import { callback } from '../contract/callback'
import { chat } from '../contract/chat'
import { complaint } from '../contract/complaint'
import { compensation } from '../contract/compensation'
import { consultation } from '../contract/consultation'
import { document } from '../contract/document'
import { insurance } from '../contract/insurance'
import { invitation } from '../contract/invitation'
import { invoice } from '../contract/invoice'
import { landing } from '../contract/landing'
import { lottery } from '../contract/lottery'
import { membership } from '../contract/membership'
import { need } from '../contract/need'
import { order } from '../contract/order'
import { pay } from '../contract/pay'
import { prescription } from '../contract/prescription'
import { priceKept } from '../contract/priceKept'
import { questionnaire } from '../contract/questionnaire'
import { review } from '../contract/review'
import { recheck } from '../contract/recheck'
import { revision } from '../contract/revision'
import { stockReminder } from '../contract/stockReminder'
import { svip } from '../contract/svip'
import { coupon } from '../contract/coupon'
import { product } from '../contract/product'
import { productSheet } from '../contract/productSheet'
import { QUEUES, type QueueName } from '../contract/queues'
import { sensitiveWord } from '../contract/sensitiveWord'
import { staff } from '../contract/staff'
import { statement } from '../contract/statement'
import { setting } from '../contract/setting'
import { promotion } from '../contract/promotion'
import { AftersalesPage } from './aftersales/AftersalesPage'
import { ArticlesPage } from './articles/ArticlesPage'
import { AssistsPage } from './assists/AssistsPage'
import { AuditPage } from './audit/AuditPage'
import { CallbacksPage } from './callbacks/CallbacksPage'
import { ComplaintsPage } from './complaints/ComplaintsPage'
import { CompensationsPage } from './compensations/CompensationsPage'
import { ChatsPage } from './chats/ChatsPage'
import { ChangesPage } from './changes/ChangesPage'
import { ProductSheetPage } from './productSheet/ProductSheetPage'
import { DoctorsPage } from './doctors/DoctorsPage'
import { DocumentsPage } from './documents/DocumentsPage'
import { CouponsPage } from './coupons/CouponsPage'
import { ProductsPage } from './products/ProductsPage'
import { LeftMessagesPage } from './leftMessages/LeftMessagesPage'
import { InsuredUsesPage } from './insurance/InsuredUsesPage'
import { InvitationsPage } from './invitations/InvitationsPage'
import { InvoicesPage } from './invoices/InvoicesPage'
import { LandingsPage } from './landings/LandingsPage'
import { LotteriesPage } from './lotteries/LotteriesPage'
import { MembershipsPage } from './memberships/MembershipsPage'
import { NeedsPage } from './needs/NeedsPage'
import { OrdersPage } from './orders/OrdersPage'
import { PriceKeptPage } from './priceKept/PriceKeptPage'
import { PrizesPage } from './prizes/PrizesPage'
import { PrescriptionsPage } from './prescriptions/PrescriptionsPage'
import { QuestionnairesPage } from './questionnaires/QuestionnairesPage'
import { RechecksPage } from './rechecks/RechecksPage'
import { RefundsPage } from './refunds/RefundsPage'
import { SensitiveWordsPage } from './sensitiveWords/SensitiveWordsPage'
import { RevisionChecksPage } from './revisionChecks/RevisionChecksPage'
import { ReviewsPage } from './reviews/ReviewsPage'
import { StaffPage } from './staff/StaffPage'
import { StatementsPage } from './statements/StatementsPage'
import { SettingsPage } from './settings/SettingsPage'
import { PromotionsPage } from './promotions/PromotionsPage'
import { SvipCodesPage } from './svipCodes/SvipCodesPage'
import { StockRemindersPage } from './stockReminders/StockRemindersPage'
import { TodayPage } from './today/TodayPage'

/** The drawings of `icons.css`. */
type Icon =
  | 'bell'
  | 'box'
  | 'calendar-sign'
  | 'chat'
  | 'clock'
  | 'copy'
  | 'coupon'
  | 'doctor'
  | 'document'
  | 'gear'
  | 'gift'
  | 'headset'
  | 'edit'
  | 'prescription'
  | 'refund'
  | 'search'
  | 'shield'
  | 'text'
  | 'truck'
  | 'users'

/** A page of the counter: its address, its name in the menu and who finds it there. The gateway refuses others its calls anyway. */
export type CounterPage = {
  path: string
  title: string
  /** In the side bar, where the title does not fit. */
  label?: string
  icon: Icon
  roles: readonly Role[]
  page: () => ReactElement
  /** What it reads first: whoever opens it without the right is refused by that. */
  read?: WorkEndpoint
  queue?: QueueName
}

const QUEUE_READS: Readonly<Record<QueueName, WorkEndpoint>> = {
  prescriptions: prescription.list,
  orders: order.list,
  callbacks: callback.list,
  chats: chat.list,
  leftMessages: chat.left,
  stockReminders: stockReminder.list,
  refunds: pay.refunds,
  aftersales: aftersales.list,
  complaints: complaint.list,
  reviews: review.list,
  invoices: invoice.list,
  invitations: invitation.list,
  assists: assist.list,
  prizes: lottery.parcels,
  revisionChecks: revision.list,
  rechecks: recheck.list,
}

/** Where a queue is worked off. */
const queued = (queue: QueueName, icon: Icon, page: () => ReactElement): CounterPage => ({
  ...QUEUES[queue],
  queue,
  icon,
  page,
  read: QUEUE_READS[queue],
})

export const PAGES: readonly CounterPage[] = [
  { path: '/', title: '今天', icon: 'calendar-sign', roles: ROLES, page: TodayPage },
  queued('prescriptions', 'prescription', PrescriptionsPage),
  queued('orders', 'truck', OrdersPage),
  queued('callbacks', 'headset', CallbacksPage),
  queued('chats', 'chat', ChatsPage),
  queued('leftMessages', 'edit', LeftMessagesPage),
  queued('stockReminders', 'bell', StockRemindersPage),
  queued('refunds', 'refund', RefundsPage),
  queued('aftersales', 'refund', AftersalesPage),
  queued('complaints', 'text', ComplaintsPage),
  queued('reviews', 'chat', ReviewsPage),
  queued('invoices', 'document', InvoicesPage),
  queued('invitations', 'users', InvitationsPage),
  queued('assists', 'gift', AssistsPage),
  queued('prizes', 'truck', PrizesPage),
  queued('revisionChecks', 'edit', RevisionChecksPage),
  queued('rechecks', 'shield', RechecksPage),
  { path: '/products', title: '商品', icon: 'box', roles: product.list.roles, read: product.list, page: ProductsPage },
  {
    path: '/product-sheet',
    title: '批量改价改库存',
    label: '批量改价',
    icon: 'copy',
    roles: productSheet.apply.roles,
    read: productSheet.export,
    page: ProductSheetPage,
  },
  {
    path: '/price-kept',
    title: '价保记录',
    icon: 'refund',
    roles: priceKept.list.roles,
    read: priceKept.list,
    page: PriceKeptPage,
  },
  {
    path: '/statements',
    title: '对账单',
    icon: 'document',
    roles: statement.sums.roles,
    read: statement.sums,
    page: StatementsPage,
  },
  { path: '/settings', title: '商城设置', icon: 'gear', roles: setting.list.roles, read: setting.list, page: SettingsPage },
  {
    path: '/documents',
    title: '协议与规则',
    label: '协议规则',
    icon: 'document',
    roles: document.list.roles,
    read: document.list,
    page: DocumentsPage,
  },
  { path: '/articles', title: '科普文章', icon: 'text', roles: article.list.roles, read: article.list, page: ArticlesPage },
  { path: '/needs', title: '搜索需求', icon: 'search', roles: need.list.roles, read: need.list, page: NeedsPage },
  {
    path: '/questionnaires',
    title: '问卷',
    icon: 'document',
    roles: questionnaire.list.roles,
    read: questionnaire.list,
    page: QuestionnairesPage,
  },
  {
    path: '/sensitive-words',
    title: '敏感词',
    icon: 'shield',
    roles: sensitiveWord.list.roles,
    read: sensitiveWord.list,
    page: SensitiveWordsPage,
  },
  { path: '/promotions', title: '促销活动', icon: 'gift', roles: promotion.list.roles, read: promotion.list, page: PromotionsPage },
  { path: '/coupons', title: '优惠券', icon: 'coupon', roles: coupon.list.roles, read: coupon.list, page: CouponsPage },
  {
    path: '/landings',
    title: '合作活动页',
    label: '活动页',
    icon: 'document',
    roles: landing.list.roles,
    read: landing.list,
    page: LandingsPage,
  },
  { path: '/insuredUses', title: '商保结算', icon: 'shield', roles: insurance.uses.roles, read: insurance.uses, page: InsuredUsesPage },
  { path: '/lotteries', title: '抽奖活动', icon: 'gift', roles: lottery.list.roles, read: lottery.list, page: LotteriesPage },
  { path: '/compensations', title: '补发', icon: 'gift', roles: compensation.list.roles, read: compensation.list, page: CompensationsPage },
  { path: '/memberships', title: '会员', icon: 'users', roles: membership.list.roles, read: membership.list, page: MembershipsPage },
  { path: '/svipCodes', title: '会员码核验', label: '会员码', icon: 'shield', roles: svip.take.roles, page: SvipCodesPage },
  { path: '/changes', title: '变更记录', icon: 'clock', roles: change.list.roles, read: change.list, page: ChangesPage },
  { path: '/staff', title: '员工', icon: 'users', roles: staff.people.roles, read: staff.people, page: StaffPage },
  {
    path: '/doctors',
    title: '医生',
    icon: 'doctor',
    roles: consultation.doctors.roles,
    read: consultation.doctors,
    page: DoctorsPage,
  },
  { path: '/audit', title: '审计日志', icon: 'shield', roles: audit.list.roles, read: audit.list, page: AuditPage },
]

export const pagesOf = (roles: readonly Role[]) => PAGES.filter((page) => page.roles.some((role) => roles.includes(role)))

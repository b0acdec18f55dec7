export default definePageConfig({ navigationBarTitleText: '通知与营销' })

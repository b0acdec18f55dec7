export default definePageConfig({ navigationBarTitleText: '营销通知' })

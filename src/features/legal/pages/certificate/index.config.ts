export default definePageConfig({ navigationBarTitleText: '资质公示' })

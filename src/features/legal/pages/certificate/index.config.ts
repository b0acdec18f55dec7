export default definePageConfig({ navigationBarTitleText: '资质公示', enableShareAppMessage: true, enableShareTimeline: true })

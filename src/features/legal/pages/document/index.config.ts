export default definePageConfig({ navigationBarTitleText: '协议与规则', enableShareAppMessage: true, enableShareTimeline: true })

export default definePageConfig({ navigationBarTitleText: '历史版本', enableShareAppMessage: true })

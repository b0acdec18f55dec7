export default definePageConfig({ navigationBarTitleText: '分类', enableShareAppMessage: true })

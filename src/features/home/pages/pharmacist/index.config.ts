export default definePageConfig({ navigationBarTitleText: '问药师', enableShareAppMessage: true })

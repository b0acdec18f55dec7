/**
 * Lets the answer take the page's place in the browser's history: whoever goes back from the payment's result comes to the cashier and not to
 * a bill that is paid. Without a script the form does all but this. Only forms that lead back to the shop: a relative reads on.
 */
export const SCRIPT = `
(function () {
  var pressed
  document.addEventListener('click', function (event) {
    pressed = event.target.closest('button[name]') || pressed
  })
  document.addEventListener('submit', function (event) {
    var form = event.target
    if (!pressed || !form.hasAttribute('data-leads-back')) return
    event.preventDefault()
    var answer = new URLSearchParams(new FormData(form))
    answer.set(pressed.name, pressed.value)
    form.querySelectorAll('button').forEach(function (button) { button.disabled = true })
    fetch(form.action, { method: 'POST', body: answer }).then(
      function (reply) { location.replace(reply.url) },
      // Whether it arrived, the bank knows.
      function () { location.replace(form.action) }
    )
  })
})()
`

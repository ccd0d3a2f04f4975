/** A page with one of everything that the page report finds on finished pages. */
export const badPage = `<!doctype html>
<html lang="en">
<head>
<style>
  body { margin: 0; background: #fff; color: #222; font: 16px/1.5 sans-serif }
  .pale { color: #999 }
  .card { position: relative; background: #0f5bd7; color: #fff }
  .veil { background: rgb(255 255 255 / 80%) }
  .picture { background-image: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=); color: #999 }
  .slope { background: linear-gradient(90deg, #000, #333); color: #fff }
  .unreadable-slope { background: linear-gradient(90deg, #fff, #eee); color: #bbb }
  .wide { inline-size: 25rem }
</style>
</head>
<body>
<main>
<section id="hbr-0001">
  <h1>First</h1>
  <h1>Second</h1>
  <h4>Deep</h4>
  <h2></h2>
</section>
<section id="faq-0001">
  <h2>Questions</h2>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">
  <a href="#nowhere">To nowhere</a>
  <a href="#faq-0001">To the questions</a>
  <a href="/terms"></a>
  <a href="/cards"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Cards"></a>
  <p id="twice">One</p>
  <p id="twice">Two</p>
</section>
<section id="kbs-0001">
  <p class="pale">Pale words</p>
  <p class="card">White words on blue</p>
  <div class="card"><p class="veil">White words on a veil</p></div>
  <p class="picture">Words on a picture</p>
  <p class="slope">White words on a dark slope</p>
  <p class="unreadable-slope">Grey words on a light slope</p>
  <p style="visibility: hidden" class="pale">Words that nobody sees</p>
  <p class="wide">Wide</p>
</section>
</main>
</body>
</html>`

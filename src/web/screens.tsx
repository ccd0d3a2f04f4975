import { lazy } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { StopBoundary } from './not-found/stop-boundary.tsx'
import { ScreenRouter } from './routing/screen-router.tsx'
import { RequireSession } from './session/require-session.tsx'
import { Start } from './session/start.tsx'
import { SignInRoute } from './sign-in/sign-in-route.tsx'

const HomeScreen = lazy(async () => ({
  default: (await import('./home/home-screen.tsx')).HomeScreen,
}))
const BuilderScreen = lazy(async () => ({
  default: (await import('./builder/builder-screen.tsx')).BuilderScreen,
}))
const HtmlGeneratorScreen = lazy(async () => ({
  default: (await import('./html-generator/html-generator-screen.tsx')).HtmlGeneratorScreen,
}))
const GuestReviewScreen = lazy(async () => ({
  default: (await import('./guest-review/guest-review-screen.tsx')).GuestReviewScreen,
}))
const NotFoundScreen = lazy(async () => ({
  default: (await import('./not-found/not-found-screen.tsx')).NotFoundScreen,
}))

/** All screens, by their address. */
export function Screens() {
  return (
    <ScreenRouter>
      <ScreenThere />
    </ScreenRouter>
  )
}

function ScreenThere() {
  const { key } = useLocation()
  return (
    <StopBoundary at={key}>
      <Routes>
        <Route index element={<Start />} />
        <Route path="login" element={<SignInRoute />} />
        <Route element={<RequireSession />}>
          <Route element={<Frame />}>
            <Route path="home" element={<HomeScreen />} />
          </Route>
          <Route path="builder" element={<BuilderScreen />} />
        </Route>
        <Route path="review" element={<GuestReviewScreen />} />
        <Route element={<Frame />}>
          <Route path="html-generator" element={<HtmlGeneratorScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </StopBoundary>
  )
}

import { createBrowserRouter, RouterProvider } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { FrameSkeleton } from './frame/frame-skeleton.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { StoppedScreen } from './not-found/stopped-screen.tsx'
import { RequireSession } from './session/require-session.tsx'
import { Start } from './session/start.tsx'
import { SignInRoute } from './sign-in/sign-in-route.tsx'

const router = createBrowserRouter([
  {
    errorElement: <StoppedScreen />,
    hydrateFallbackElement: <FrameSkeleton />,
    children: [
      { index: true, element: <Start /> },
      { path: 'login', element: <SignInRoute /> },
      {
        element: <RequireSession />,
        children: [
          { element: <Frame />, children: [{ path: 'home', element: <HomeScreen /> }] },
          { path: 'builder', lazy: loadBuilder },
        ],
      },
      { path: 'review', lazy: loadGuestReview },
      { element: <Frame />, children: [{ path: 'html-generator', lazy: loadHtmlGenerator }] },
      { element: <Frame />, children: [{ path: '*', lazy: loadNotFound }] },
    ],
  },
])

/** All screens, by their address. */
export function Screens() {
  return <RouterProvider router={router} />
}

async function loadBuilder() {
  const { BuilderScreen } = await import('./builder/builder-screen.tsx')
  return { Component: BuilderScreen }
}

async function loadHtmlGenerator() {
  const { HtmlGeneratorScreen } = await import('./html-generator/html-generator-screen.tsx')
  return { Component: HtmlGeneratorScreen }
}

async function loadGuestReview() {
  const { GuestReviewScreen } = await import('./guest-review/guest-review-screen.tsx')
  return { Component: GuestReviewScreen }
}

async function loadNotFound() {
  const { NotFoundScreen } = await import('./not-found/not-found-screen.tsx')
  return { Component: NotFoundScreen }
}

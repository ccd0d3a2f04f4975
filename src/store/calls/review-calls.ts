import { z } from 'zod'
import { addCommentSchema, changeCommentSchema, commentListSchema, commentSchema } from '#team/comment.ts'
import { reviewListSchema, reviewSchema, takeStepSchema } from '#team/review.ts'
import { madeLinkSchema, makeLinkSchema, reviewLinkListSchema, reviewLinkSchema } from '#team/review-link.ts'
import { changeIdSchema, pageIdSchema } from '#team/words.ts'
import { addComment } from '../comments/add-comment.ts'
import { changeComment, deleteComment, listComments } from '../comments/change-comment.ts'
import { listLinks, makeLink, revokeLink } from '../links/make-link.ts'
import { listReviews } from '../reviews/read-reviews.ts'
import { takeStep } from '../reviews/take-step.ts'
import { type Call, defineCall } from './call.ts'

const params = z.object({ pageId: pageIdSchema })
const ofComment = params.extend({ commentId: changeIdSchema })
const ofLink = params.extend({ linkId: changeIdSchema })

/** Steps of a review, comments, and links for those without an account. */
export const reviewCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    url: '/api/pages/:pageId/reviews',
    summary: 'List the steps of a page',
    params,
    answer: reviewListSchema,
    perform: (store, _, asked) => listReviews(store, asked),
  }),
  defineCall({
    method: 'POST',
    url: '/api/pages/:pageId/reviews',
    summary: 'Take a step: ready, changes, approved, published, withdrawn',
    params,
    body: takeStepSchema,
    answer: reviewSchema,
    perform: takeStep,
  }),
  defineCall({
    method: 'GET',
    url: '/api/pages/:pageId/comments',
    summary: 'List the comments of a page',
    params,
    answer: commentListSchema,
    perform: (store, _, asked) => listComments(store, asked),
  }),
  defineCall({
    method: 'POST',
    url: '/api/pages/:pageId/comments',
    summary: 'Comment, or answer a comment',
    params,
    body: addCommentSchema,
    answer: commentSchema,
    perform: (store, { users, ...deed }, asked) => addComment(store, deed, { ...asked, users }),
  }),
  defineCall({
    method: 'PATCH',
    url: '/api/pages/:pageId/comments/:commentId',
    summary: 'Change, resolve or reopen a comment',
    params: ofComment,
    body: changeCommentSchema,
    answer: commentSchema,
    perform: (store, { users, ...deed }, asked) => changeComment(store, deed, { ...asked, users }),
  }),
  defineCall({
    method: 'DELETE',
    url: '/api/pages/:pageId/comments/:commentId',
    summary: 'Delete a comment',
    params: ofComment,
    answer: commentSchema,
    perform: deleteComment,
  }),
  defineCall({
    method: 'GET',
    url: '/api/pages/:pageId/links',
    summary: 'List the review links of a page',
    params,
    answer: reviewLinkListSchema,
    perform: (store, _, asked) => listLinks(store, asked),
  }),
  defineCall({
    method: 'POST',
    url: '/api/pages/:pageId/links',
    summary: 'Make a review link; its token is said once',
    params,
    body: makeLinkSchema,
    answer: madeLinkSchema,
    perform: makeLink,
  }),
  defineCall({
    method: 'DELETE',
    url: '/api/pages/:pageId/links/:linkId',
    summary: 'Revoke a review link',
    params: ofLink,
    answer: reviewLinkSchema,
    perform: revokeLink,
  }),
]

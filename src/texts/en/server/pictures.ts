/** Why a call about the team's pictures is refused, in English. */
export const texts = {
  noFile: 'No picture was sent. Please choose one.',
  notAForm: 'Please send the picture as a form (multipart/form-data), in the field “picture”.',
  tooHard:
    'This picture asks for far more work than a picture needs, so it was given up. Please open it in a picture program, save it anew, and add that.',
  busy: 'The server is busy with other pictures. Please try again in a few seconds.',
  internal: 'Something went wrong on our side.',
  infected: 'The virus scanner refused this picture. Please tell your security team, and do not open it.',
  unscanned:
    'This picture could not be scanned for viruses, so it was not taken. Please try again, or tell your administrator.',
  full: 'The team has no room for more pictures. Please delete some that no page has, or tell your administrator.',
  used: (pages: number) =>
    pages === 1
      ? 'This picture is on 1 page. Take it out there first.'
      : `This picture is on ${pages} pages. Take it out there first.`,
  unknown: 'The team does not have this picture, or no longer.',
  noPass: 'This address of a picture is not valid, or no longer. Please load the page anew.',
} as const

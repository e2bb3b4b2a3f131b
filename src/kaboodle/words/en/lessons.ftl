# The guided first games: what the coach says.

lesson-coach = Your coach
lesson-next = Go on
lesson-play-now = Play now
lesson-leave = Leave the lesson
lesson-stray = You could do that, but let us try something else first. I have said what.
lesson-part = { $part } % done
lesson-missing = There is no such lesson.

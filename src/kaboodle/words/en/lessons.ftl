# The guided first games: what the coach says.

lesson-coach = Your coach
lesson-next = Next
lesson-play-now = Play now
lesson-leave = Leave the lesson
lesson-stray = Good idea, but not yet. Try my suggestion first.
lesson-part = { $part }% done
lesson-missing = We can’t find that lesson.

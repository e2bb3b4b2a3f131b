# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = Olá! Cada um tem um tanque cheio de criaturas coloridas. Vence quem pontuar cartas suficientes primeiro. A barra de cada tanque mostra quanto falta.
lesson-mantis-tank = No meio está a pilha de compra. O verso da carta de cima mostra três cores, e a frente é uma delas. As cores que combinam com algo brilham.
lesson-mantis-score = Você tem duas vermelhas, e a carta de cima pode ser vermelha. Tente pontuar: você vira a carta no seu próprio tanque.
lesson-mantis-scored = Vermelha! Combina, então todas as suas vermelhas pontuam, com a nova. Lá elas estão seguras para sempre.
lesson-mantis-robbed = Ai. Seu vizinho virou uma verde no seu tanque. Combinava com a sua, e ele levou as duas. O que se rouba vai para o tanque de quem rouba, não para os pontos.
lesson-mantis-stays = Desta vez não combinou, então a carta fica onde foi virada. É você de novo!
lesson-mantis-steal = A carta de cima pode ser azul, e há uma azul no tanque da direita. Roube: toque nesse tanque.
lesson-mantis-stolen = Combinou! As duas azuis vêm para o seu tanque, onde já havia uma. Três azuis: agora é só pontuar.
lesson-mantis-again = Os outros também pontuaram. Você tem três azuis, e a carta de cima pode ser azul. Pontue!
lesson-mantis-won = Mais quatro cartas, e são dez. Você venceu! Lembre: pontue o que é seu antes que alguém roube.
